// Makes an EPUB of two HTML pages: node makeBook.mjs <file>
import fs from 'node:fs';
import {createChapter, createEpub, fillBook, planBooks} from 'docusaurus-epub';
import {mainOf, parseMain} from 'docusaurus-markdown-pages/html';

const root = 'https://garden.example/';
const pages = ['soil', 'seeds'];

const chapters = new Map(
  pages.map((name) => {
    const html = fs.readFileSync(new URL(`pages/${name}.html`, import.meta.url), 'utf8');
    return [`/${name}`, createChapter(parseMain(mainOf(html)), new URL(name, root))];
  }),
);

const [, plan] = planBooks(
  [{slug: 'beds', title: 'Beds', group: 'Garden', pages: [...chapters.keys()]}],
  {id: 'garden', title: 'The whole garden'},
);

const epub = createEpub(fillBook(plan, chapters), {
  publisher: 'Garden',
  version: '2.1.0',
  date: new Date('2026-03-01T00:00:00Z'),
  root,
  folder: '',
  stylesheet: 'h1 { font-size: 1.5em; }',
  images: new Map(),
});
fs.writeFileSync(process.argv[2], epub);
