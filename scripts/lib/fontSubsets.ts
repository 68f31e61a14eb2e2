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

/** The fonts of the site, with the characters and the weights that pages use, and the font of a demo. */
export const subsets: readonly Subset[] = [
  {
    file: 'src/fonts/instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: ascii + signs + accents,
    features: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
    weights: pageWeights,
  },
  {
    file: 'src/fonts/jetbrains-mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    // With accents it has more than 10,000 bytes: smaller files would be written into pages and scripts.
    characters: ascii + signs + accents,
    features: ['ccmp', 'locl'],
    weights: pageWeights,
  },
  {
    file: 'static/demo/jetbrains-mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
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
