import fs from 'node:fs';
import path from 'node:path';

import subsetFont from 'subset-font';

const root = path.resolve(__dirname, '..', '..');

const ascii = String.fromCharCode(...Array.from({length: 95}, (_, index) => 32 + index));
const signs = '©°±·×–—‘’“”…−•';
const accents = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ';

interface Subset {
  /** Where it is, from the site's root. */
  file: string;
  /** The package's file that it is made from. */
  source: string;
  characters: string;
  /** OpenType features that are kept. Code has no ligatures, which would show what nobody types. */
  features: string[];
  /** The range of weights that is kept. */
  weights: {min: number; max: number};
}

/** The weights that pages use. */
const pageWeights = {min: 400, max: 700};

const signsOfPages = '©·×–“”…−';

const without = (characters: string, others: string): string =>
  Array.from(characters)
    .filter((character) => !others.includes(character))
    .join('');

/** What stands in nearly every line of text. */
const textCharacters = `${ascii.replace(/[^A-Za-z\d ]/g, '')},-’`;
/** What most pages have, but few lines. */
const textSigns = without(ascii + signsOfPages, textCharacters);
const codeCharacters = `${ascii}…`;

const instrumentSans =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
const jetBrainsMono =
  '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2';

/**
 * The fonts of the site, with the characters and the weights that pages use, and the font of a demo. Of the
 * 20 kB that the text font has with ASCII, 10 are kerning: signs have none, so they are a file of their own.
 * What few pages show is in further files, which browsers load for a character of theirs.
 */
export const subsets: readonly Subset[] = [
  {
    file: 'src/fonts/instrument-sans-letters.woff2',
    source: instrumentSans,
    characters: textCharacters,
    features: ['kern', 'tnum'],
    weights: pageWeights,
  },
  {
    file: 'src/fonts/instrument-sans-signs.woff2',
    source: instrumentSans,
    characters: textSigns,
    features: [],
    weights: pageWeights,
  },
  {
    file: 'src/fonts/instrument-sans-accents.woff2',
    source: instrumentSans,
    characters: without(signs, textCharacters + textSigns) + accents,
    features: ['ccmp', 'locl', 'mark'],
    weights: pageWeights,
  },
  {
    file: 'src/fonts/jetbrains-mono-ascii.woff2',
    source: jetBrainsMono,
    characters: codeCharacters,
    features: [],
    weights: pageWeights,
  },
  {
    file: 'src/fonts/jetbrains-mono-accents.woff2',
    source: jetBrainsMono,
    characters: without(signs, codeCharacters) + accents,
    features: ['ccmp', 'locl'],
    weights: pageWeights,
  },
  {
    file: 'static/demo/jetbrains-mono.woff2',
    source: jetBrainsMono,
    characters: ascii + accents,
    features: ['ccmp', 'locl'],
    weights: {min: 100, max: 800},
  },
];

/** The bytes of a subset, the same each time. */
export const makeSubset = ({source, characters, features, weights}: Subset): Promise<Buffer> =>
  subsetFont(fs.readFileSync(path.join(root, 'node_modules', source)), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: {wght: weights},
  });
