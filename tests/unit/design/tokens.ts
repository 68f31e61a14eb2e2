import {parse, type Rule} from 'postcss';

/** The custom properties of one color scheme, by name with the two dashes. */
export type Tokens = ReadonlyMap<string, string>;

export interface ColorSchemes {
  light: Tokens;
  dark: Tokens;
}

const meaningsSelector = ":root, [data-theme='dark']";

const argument = String.raw`((?:[^(),]|\([^()]*\))+)`;
const lightDark = new RegExp(String.raw`light-dark\(${argument},\s*${argument}\)`, 'g');

const tokensIn = (rules: readonly Rule[]): [name: string, value: string][] =>
  rules.flatMap((rule) =>
    rule.nodes.flatMap((node): [string, string][] =>
      node.type === 'decl' && node.prop.startsWith('--') ? [[node.prop, node.value]] : [],
    ),
  );

/**
 * Reads the tokens: the scale in `:root`, the meanings in `:root, [data-theme='dark']`. Rules in media
 * queries change no colors and are passed over. Throws on other rules and on a meaning that writes out
 * a color.
 */
export const readTokens = (css: string): ColorSchemes => {
  const rules = parse(css).nodes.filter((node) => node.type === 'rule');
  const selectorOf = ({selector}: Rule): string => selector.replaceAll(/\s+/g, ' ');
  const scale = tokensIn(rules.filter((rule) => selectorOf(rule) === ':root'));
  const meanings = tokensIn(rules.filter((rule) => selectorOf(rule) === meaningsSelector));
  for (const selector of rules.map(selectorOf)) {
    if (![':root', meaningsSelector].includes(selector)) {
      throw new Error(
        `Tokens belong in :root and in :root, [data-theme='dark'], not in ${selector}.`,
      );
    }
  }
  for (const [name, value] of meanings) {
    if (/#[\da-f]{3}|\brgb\(/i.test(value)) {
      throw new Error(`${name} writes out a color (${value}); use a color of the scale.`);
    }
  }
  const inScheme = (replacement: '$1' | '$2'): Tokens =>
    new Map([
      ...scale,
      ...meanings.map(([name, value]) => [name, value.replaceAll(lightDark, replacement)] as const),
    ]);
  return {light: inScheme('$1'), dark: inScheme('$2')};
};

/** Follows `var()` to the value itself. Throws on a token that is missing or refers to itself. */
export const resolveToken = (tokens: Tokens, name: string, from: string[] = []): string => {
  const value = tokens.get(name);
  if (value === undefined)
    throw new Error(`There is no ${name}${from.map((by) => `, used by ${by}`).join('')}.`);
  if (from.includes(name)) throw new Error(`${[...from, name].join(' → ')} has no end.`);
  const next = /^var\(\s*(--[\w-]+)\s*\)$/.exec(value)?.[1];
  return next === undefined ? value : resolveToken(tokens, next, [...from, name]);
};

type Rgb = [red: number, green: number, blue: number];

/** Red, green and blue from 0 to 255. Throws on anything but an opaque hexadecimal color. */
const parseColor = (value: string): Rgb => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(value);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  const digits = long ?? short?.map((digit) => digit.repeat(2));
  if (!digits) throw new Error(`${value} is not a color such as #1a2030.`);
  const [, red = '', green = '', blue = ''] = digits;
  return [red, green, blue].map((part) => Number.parseInt(part, 16)) as Rgb;
};

/** Relative luminance according to WCAG 2, from 0 to 1. */
const luminance = (color: Rgb): number => {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast ratio of two colors according to WCAG 2, from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [one, other]
    .map((color) => luminance(parseColor(color)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

/** A color on a background, by the names of their tokens without `--site-`. */
export interface Pair {
  color: string;
  on: string;
  /** The contrast to reach. */
  least: number;
}

/**
 * Lists the pairs with too little contrast; empty when there are none. Throws when a color is
 * missing.
 */
export const contrastProblems = (tokens: Tokens, pairs: readonly Pair[]): string[] =>
  pairs.flatMap(({color, on, least}) => {
    const [front, back] = [color, on].map((name) => resolveToken(tokens, `--site-${name}`));
    const reached = contrast(front ?? '', back ?? '');
    return reached >= least
      ? []
      : [`${color} (${front}) on ${on} (${back}): ${reached.toFixed(2)}, less than ${least}`];
  });
