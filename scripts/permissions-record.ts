// Writes the templates for permissions.
import fs from 'node:fs';
import path from 'node:path';

import {templates} from './lib/permissions/templates';
import {runMain} from './lib/runMain';

const help = `Usage: npm run permissions:record

Writes the templates in static/permissions from what the installed packages print. Run it after an update of the
toolkit. npm run test:unit compares the files with the packages.`;

const folder = path.resolve(__dirname, '../static/permissions');

const main = (): void => {
  fs.mkdirSync(folder, {recursive: true});
  for (const [name, text] of Object.entries(templates)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  console.log(`Wrote ${String(Object.keys(templates).length)} files to static/permissions.`);
};

runMain({help, errorCode: 1}, main);
