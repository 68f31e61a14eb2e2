// Writes the tables of fence words and of front matter that authors read.
import fs from 'node:fs';
import path from 'node:path';

import {format, resolveConfig} from 'prettier';

import {authoringParts} from './lib/authoringReference/parts';
import {runMain} from './lib/runMain';

const help = `Usage: npm run reference:authoring

Generates the parts of docs/contributing/docs.mdx that list fence words and front matter keys, from
src/content/fenceMeta.ts and src/markdown/frontMatter.ts. Commit the result.`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  for (const [name, text] of Object.entries(authoringParts())) {
    const file = path.join(root, name);
    fs.writeFileSync(file, await format(text, {...(await resolveConfig(file)), filepath: file}));
  }
};

runMain({help, errorCode: 1}, main);
