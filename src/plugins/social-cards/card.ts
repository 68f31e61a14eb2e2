import fs from 'node:fs';
import path from 'node:path';

import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';

import {encodePng} from './encodePng';

/** The text of a card. */
export interface Card {
  title: string;
  /** What sort of page it is, such as API or Guide. */
  kind: string;
}

/** Size of a card in pixels, as social networks require it. */
export const cardSize = {width: 1200, height: 630} as const;

type Style = Record<string, string | number>;

/** An element as satori reads it. */
interface Element {
  type: string;
  props: Record<string, unknown>;
}

const box = (style: Style, ...children: (Element | string)[]): Element => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

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
export const readFonts = (siteDir: string): Font[] =>
  ([400, 600] as const).map((weight) => ({
    name: 'Instrument Sans',
    weight,
    style: 'normal',
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

const rectangle = (
  place: {x: number; y: number; width: number; height: number; rx?: number},
  fill: string,
): string => {
  const attributes = Object.entries({...place, fill});
  return `<rect ${attributes.map(([name, value]) => `${name}="${String(value)}"`).join(' ')}/>`;
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

/** A drawing, as SVG with a `viewBox`, at a place of the card. */
const placed = (drawing: string, {x, y, size}: {x: number; y: number; size: number}): string =>
  drawing.replace(
    /^<svg[^>]*?( viewBox="[^"]*")[^>]*>/,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}"$1>`,
  );

/** What is behind the text, as SVG: as boxes of a layout it would take as long as the text. */
const backdrop = (logo: string, playhead: number, phase: number): string =>
  [
    rectangle({x: 0, y: 0, ...cardSize}, color.page),
    placed(logo, {x: 84, y: 96, size: 56}),
    ...ruler(),
    ...bars(playhead, phase),
    rectangle({x: playhead, y: cardSize.height - 150, width: 5, height: 150}, color.playhead),
  ].join('');

const titleSize = (title: string): number => {
  if (title.length <= 22) return 96;
  if (title.length <= 44) return 76;
  return title.length <= 80 ? 60 : 48;
};

/** Draws a card as PNG, with a logo as SVG. The position of the playhead depends on the title. */
export const drawCard = async (
  {title, kind}: Card,
  fonts: Font[],
  logo: string,
): Promise<Uint8Array> => {
  const seed = fraction(title);
  const playhead = Math.round(340 + seed * 700);
  const element = box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '96px 84px 0',
      color: color.text,
      fontFamily: 'Instrument Sans',
    },
    box(
      {alignItems: 'center', gap: 18, height: 56, marginLeft: 74, fontSize: 40, fontWeight: 600},
      'Remotion',
      box({color: color.muted, fontWeight: 400, marginLeft: 6}, kind),
    ),
    box(
      {
        marginTop: 44,
        width: 1032,
        height: 270,
        alignItems: 'flex-start',
        fontSize: titleSize(title),
        fontWeight: 600,
        lineHeight: 1.12,
        letterSpacing: '-0.02em',
        wordBreak: 'break-word',
      },
      title,
    ),
  );
  // Satori takes React elements; a plain object of the same shape needs no React here.
  const svg = await satori(element as unknown as Parameters<typeof satori>[0], {
    ...cardSize,
    fonts,
  });
  const card = svg.replace('>', () => `>${backdrop(logo, playhead, seed)}`);
  const {pixels, width, height} = new Resvg(card, {font: {loadSystemFonts: false}}).render();
  return encodePng(pixels, width, height);
};
