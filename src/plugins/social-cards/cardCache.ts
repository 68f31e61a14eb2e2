import fs from 'node:fs';
import path from 'node:path';

import {hashOf, writeWhole} from '../../content/kept';
import {drawCard, readFonts, type Card} from './card';

/** Returns the picture of a card as PNG; draws it unless an earlier build has. */
export type ReadCard = (card: Card) => Promise<Uint8Array>;

/** Opens the cards of earlier builds, in node_modules/.cache by their content. */
export const openCardCache = (siteDir: string): ReadCard => {
  const folder = path.join(siteDir, 'node_modules/.cache/social-cards');
  const source = fs.readFileSync(path.join(__dirname, 'card.ts'), 'utf8');
  const logo = fs.readFileSync(path.join(siteDir, 'static/img/logo-white.svg'));
  const logoAddress = `data:image/svg+xml;base64,${logo.toString('base64')}`;
  const fonts = readFonts(siteDir);
  return async (card) => {
    const file = path.join(folder, `${hashOf([JSON.stringify(card), source, logo])}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const picture = await drawCard(card, fonts, logoAddress);
    writeWhole(file, picture);
    return picture;
  };
};
