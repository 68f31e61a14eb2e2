// Makes a skill of the built Markdown pages: node skills.mjs
import fs from 'node:fs';
import {writeSkills} from 'docusaurus-markdown-pages/skills';

const skills = [
  {
    name: 'kettle-boil',
    title: 'Boil water with Kettle',
    description: 'Boil water from code. Use it before you call boil().',
    sources: [{page: 'docs/basics/boil', headings: ['First liter']}],
  },
];

writeSkills('build', skills, {
  root: 'https://kettle.example/product/',
  product: 'Kettle',
  version: '2.1.0',
  hashes: {'docs/basics/boil': 'c0ffee'},
  twinOf: (page) => fs.readFileSync(`build/${page}.md`, 'utf8'),
  definedIn: 'skills.mjs',
  recordCommand: 'your command',
});
