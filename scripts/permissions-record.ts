// Updates the templates for permissions.
import fs from 'node:fs';
import path from 'node:path';

import {updateTemplate} from './lib/permissions/templates';
import {runMain} from './lib/runMain';

const help = `Usage: npm run permissions:record

Updates the policies in the templates in static/permissions to those that the installed packages print. Run it after
you update the toolkit. npm run test:unit compares the files with the packages.`;

const folder = path.resolve(__dirname, '../static/permissions');

const main = (): void => {
  const names = fs.readdirSync(folder);
  for (const name of names) {
    const file = path.join(folder, name);
    fs.writeFileSync(file, updateTemplate(name, fs.readFileSync(file, 'utf8')));
  }
  console.log(`Updated ${String(names.length)} files in static/permissions.`);
};

runMain({help, errorCode: 1}, main);
