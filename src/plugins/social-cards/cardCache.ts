import fs from 'node:fs';
import path from 'node:path';

import {openFileCache} from '../../content/diskCache';
import {drawCard, readFonts, type Card} from './card';

/** Returns the picture of a card as PNG; draws it unless an earlier build has. */
export type ReadCard = (card: Card) => Promise<Uint8Array>;

/** Opens the cards of earlier builds. */
export const openCardCache = (siteDir: string): ReadCard => {
  const tools = ['card.ts', 'encodePng.ts'].map((file) => path.join(__dirname, file));
  const cards = openFileCache(siteDir, 'cards', tools);
  const logo = fs.readFileSync(path.join(siteDir, 'static/img/logo-white.svg'), 'utf8');
  const fonts = readFonts(siteDir);
  return async (card) => {
    const inputs = [JSON.stringify(card), logo];
    const known = cards.get(inputs);
    if (known) return known;
    const picture = await drawCard(card, fonts, logo);
    cards.set(inputs, picture);
    return picture;
  };
};
