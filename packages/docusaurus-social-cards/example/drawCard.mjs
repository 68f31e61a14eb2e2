// Draws one card: node drawCard.mjs <title> <file>
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {drawCard, rectangle} from 'docusaurus-social-cards';

const {resolve} = createRequire(import.meta.url);
const [title, file] = process.argv.slice(2);

const font = (weight) => ({
  name: 'Instrument Sans',
  weight,
  data: fs.readFileSync(
    resolve(`@fontsource/instrument-sans/files/instrument-sans-latin-${weight}-normal.woff`),
  ),
});

const picture = await drawCard(
  {title, kind: 'Guide'},
  {
    name: 'Garden',
    fonts: [font(400), font(600)],
    colors: {page: '#12261a', text: '#ffffff', muted: '#a9c4b2'},
    logo: '<svg viewBox="0 0 10 10"><circle cx="5" cy="5" r="5" fill="#7bd88f"/></svg>',
    background: () => rectangle({x: 0, y: 600, width: 1200, height: 30}, '#7bd88f'),
  },
);
fs.writeFileSync(file, picture);
