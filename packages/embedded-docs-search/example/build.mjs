// Writes the index of pages.json to search/: node build.mjs
import fs from 'node:fs';
import path from 'node:path';
import {buildIndex} from 'embedded-docs-search/build';

const pages = JSON.parse(fs.readFileSync(new URL('pages.json', import.meta.url), 'utf8'));
const settings = {kinds: {blog: 0.5}, synonyms: {irrigation: ['watering']}};

for (const [file, text] of buildIndex(pages, settings)) {
  const target = path.join('search', file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}
