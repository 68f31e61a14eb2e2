// Searches the index in search/ without a browser: node ask.mjs irrigation
import fs from 'node:fs';
import {EmbeddedIndex} from 'embedded-docs-search/index';

const index = new EmbeddedIndex(async (file) =>
  JSON.parse(await fs.promises.readFile(`search/${file}`, 'utf8')),
);
const query = process.argv.slice(2).join(' ');
const {hits} = await index.search({query, page: 0, hitsPerPage: 10, snippetWords: 10});
for (const {url, snippet} of hits) {
  console.log(`${url}  ${snippet.map(({text}) => text).join('')}`.trim());
}
