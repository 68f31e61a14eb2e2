import fs from 'node:fs';
import path from 'node:path';

import {hashOf, writeWhole} from '../../content/kept';
import {drawCard, readFonts, type Card} from './card';

/** Returns the picture of a card as PNG; draws it unless an earlier build has. */
export type ReadCard = (card: Card) => Promise<Uint8Array>;

/** Opens the cards of earlier builds, in node_modules/.cache by their content. */
export const openCardCache = (siteDir: string): ReadCard => {
  const folder = path.join(siteDir, 'node_modules/.cache/social-cards');
  const sources = ['card.ts', 'encodePng.ts'].map((file) =>
    fs.readFileSync(path.join(__dirname, file), 'utf8'),
  );
  const logo = fs.readFileSync(path.join(siteDir, 'static/img/logo-white.svg'), 'utf8');
  const fonts = readFonts(siteDir);
  return async (card) => {
    const file = path.join(folder, `${hashOf([JSON.stringify(card), ...sources, logo])}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const picture = await drawCard(card, fonts, logo);
    writeWhole(file, picture);
    return picture;
  };
};
