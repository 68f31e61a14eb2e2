import {Resvg} from '@resvg/resvg-js';
import satori, {type Font} from 'satori';

import {encodePng} from './encodePng';

/** The text of a card. */
export interface Card {
  readonly title: string;
  /** What sort of page it is, such as API or Guide; may be empty. */
  readonly kind: string;
}

/** Size of a card in pixels, as social networks require it. */
export const cardSize = {width: 1200, height: 630} as const;

/** A font of a card. Variable fonts and WOFF2 files can't be read. */
export interface CardFont {
  readonly name: string;
  /** As in CSS. Titles are written in 600, kinds of pages in 400. */
  readonly weight: 400 | 600;
  /** A TTF, OTF, or WOFF file. */
  readonly data: Buffer;
}

/** What all cards of a site share. */
export interface CardDesign {
  /** Shown above the title, such as the site's name. */
  readonly name: string;
  /** Both weights of one font. */
  readonly fonts: readonly CardFont[];
  /** Hex values. */
  readonly colors: {readonly page: string; readonly text: string; readonly muted: string};
  /** Shown before the name: SVG with a `viewBox`, drawn as a square. */
  readonly logo?: string | undefined;
  /**
   * What else is behind the text, as SVG elements on `cardSize`. The text is 84 pixels from both sides,
   * between 96 and 466 pixels from the top.
   */
  readonly background?: ((card: Card) => string) | undefined;
}

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

/** A filled rectangle, as SVG. */
export const rectangle = (
  place: {x: number; y: number; width: number; height: number; rx?: number},
  fill: string,
): string => {
  const attributes = Object.entries({...place, fill});
  return `<rect ${attributes.map(([name, value]) => `${name}="${String(value)}"`).join(' ')}/>`;
};

/** A drawing, as SVG with a `viewBox`, at a place of the card. */
const placed = (drawing: string, {x, y, size}: {x: number; y: number; size: number}): string =>
  drawing.replace(
    /^<svg[^>]*?( viewBox="[^"]*")[^>]*>/,
    `<svg x="${x}" y="${y}" width="${size}" height="${size}"$1>`,
  );

/** What is behind the text, as SVG: as boxes of a layout it would take as long as the text. */
const backdrop = (card: Card, {colors, logo, background}: CardDesign): string =>
  [
    rectangle({x: 0, y: 0, ...cardSize}, colors.page),
    ...(logo === undefined ? [] : [placed(logo, {x: 84, y: 96, size: 56})]),
    background?.(card) ?? '',
  ].join('');

const titleSize = (title: string): number => {
  if (title.length <= 22) return 96;
  if (title.length <= 44) return 76;
  return title.length <= 80 ? 60 : 48;
};

/** The fonts as satori takes them. */
const fontsOf = ({fonts}: CardDesign): Font[] =>
  fonts.map(({name, weight, data}) => ({name, weight, style: 'normal', data}));

/** Draws a card as PNG. */
export const drawCard = async (card: Card, design: CardDesign): Promise<Uint8Array> => {
  const {title, kind} = card;
  const {name, fonts, colors, logo} = design;
  const element = box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      padding: '96px 84px 0',
      color: colors.text,
      fontFamily: fonts[0]?.name ?? '',
    },
    box(
      {
        alignItems: 'center',
        gap: 18,
        height: 56,
        marginLeft: logo === undefined ? 0 : 74,
        fontSize: 40,
        fontWeight: 600,
      },
      name,
      box({color: colors.muted, fontWeight: 400, marginLeft: 6}, kind),
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
    fonts: fontsOf(design),
  });
  const picture = svg.replace('>', () => `>${backdrop(card, design)}`);
  const {pixels, width, height} = new Resvg(picture, {font: {loadSystemFonts: false}}).render();
  return encodePng(pixels, width, height);
};
