// Packs the docs in site/: node pack.mjs
import fs from 'node:fs';
import path from 'node:path';
import {packDocs} from 'docs-mcp-package/pack';
import {buildIndex} from 'embedded-docs-search/build';

import {program} from './program.mjs';

const folder = import.meta.dirname;
const searchIndex = path.join(folder, 'search');

for (const [file, text] of buildIndex(JSON.parse(fs.readFileSync('pages.json', 'utf8')), {})) {
  const target = path.join(searchIndex, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

await packDocs(path.join(folder, 'site'), {
  program,
  entry: path.join(folder, 'main.mjs'),
  product: 'Kettle',
  version: '2.1.0',
  homepage: 'https://kettle.example/product/',
  helpUrl: 'https://kettle.example/product/docs/assistants',
  searchIndex,
  license: {name: 'MIT', text: 'Do what you want.\n'},
});
