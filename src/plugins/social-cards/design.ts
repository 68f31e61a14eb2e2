import fs from 'node:fs';
import path from 'node:path';
import {
  cardSize,
  libraryFolder,
  rectangle,
  type Card,
  type CardCache,
  type CardDesign,
} from 'docusaurus-social-cards';

import {openFileCache} from '../../content/diskCache';

// The dark scale of src/css/tokens.css; cards are images and have no color modes.
const color = {
  page: '#10141d',
  text: '#f4f6fb',
  muted: '#a8b3c8',
  tick: '#343d50',
  mark: '#6b7890',
  bar: '#2c3448',
  played: '#4f7cff',
  playhead: '#ff8468',
} as const;

const fontFolder = 'node_modules/@fontsource/instrument-sans/files';

/** Reads the fonts of the cards from the packages installed in a site. */
const readFonts = (siteDir: string): CardDesign['fonts'] =>
  ([400, 600] as const).map((weight) => ({
    name: 'Instrument Sans',
    weight,
    data: fs.readFileSync(
      path.join(siteDir, fontFolder, `instrument-sans-latin-${weight}-normal.woff`),
    ),
  }));

/** A number from 0 to 1 that is always the same for the same text. */
const fraction = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return hash / 9973;
};

const ruler = (): string[] =>
  Array.from({length: 50}, (_, tick) => {
    const isLong = tick % 5 === 0;
    const place = {x: tick * 24, y: 0, width: 2, height: isLong ? 30 : 16};
    return rectangle(place, isLong ? color.mark : color.tick);
  });

const bars = (playhead: number, phase: number): string[] =>
  Array.from({length: 32}, (_, bar) => {
    const x = 84 + Math.round((bar * (cardSize.width - 168 - 22)) / 31);
    const height = Math.round(54 + 38 * Math.sin(bar * 0.7 + phase * 6));
    // The corners at the bottom are below the picture.
    const place = {x, y: cardSize.height - height, width: 22, height: height + 8, rx: 8};
    return rectangle(place, 84 + bar * 32.5 < playhead ? color.played : color.bar);
  });

/** A timeline. The position of its playhead depends on the title. */
const timeline = ({title}: Card): string => {
  const seed = fraction(title);
  const playhead = Math.round(340 + seed * 700);
  return [
    ...ruler(),
    ...bars(playhead, seed),
    rectangle({x: playhead, y: cardSize.height - 150, width: 5, height: 150}, color.playhead),
  ].join('');
};

/** Reads what all cards of a site share. */
export const readDesign = (siteDir: string): CardDesign => ({
  name: 'Remotion',
  fonts: readFonts(siteDir),
  colors: color,
  logo: fs.readFileSync(path.join(siteDir, 'static/img/logo-white.svg'), 'utf8'),
  background: timeline,
});

/** Opens the cards of earlier builds. */
export const openCardCache = (siteDir: string): CardCache =>
  openFileCache(siteDir, 'cards', [__filename, libraryFolder]);
