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
}

/** The fonts of the site: the characters and the weights that pages use. */
export const subsets: readonly Subset[] = [
  {
    file: 'src/fonts/instrument-sans.woff2',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: ascii + signs + accents,
    features: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
  },
  {
    file: 'src/fonts/jetbrains-mono.woff2',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    // With accents it has more than 10,000 bytes: smaller files would be written into pages and scripts.
    characters: ascii + signs + accents,
    features: ['ccmp', 'locl'],
  },
];

/** The bytes of a subset, the same each time. */
export const makeSubset = ({source, characters, features}: Subset): Promise<Buffer> =>
  subsetFont(fs.readFileSync(path.join(root, 'node_modules', source)), characters, {
    targetFormat: 'woff2',
    keepFeatures: features,
    noHinting: true,
    variationAxes: {wght: {min: 400, max: 700}},
  });
