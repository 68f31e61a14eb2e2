// Makes the font files of the site from those of the packages.
import fs from 'node:fs';
import path from 'node:path';

import {makeSubset, subsets} from './lib/fontSubsets';
import {runMain} from './lib/runMain';

const help = `Usage: npm run fonts

Generates the files in src/fonts: the characters of the packages' fonts that pages use, grouped by
how often they use them. Also writes the font that a demo loads to static/demo.
Run it after you change scripts/lib/fontSubsets.ts or upgrade the packages.`;

const root = path.resolve(__dirname, '..');

const main = async (): Promise<void> => {
  for (const subset of subsets) {
    const bytes = await makeSubset(subset);
    fs.writeFileSync(path.join(root, subset.file), bytes);
    console.log(`${subset.file}: ${bytes.length} bytes`);
  }
};

runMain({help, errorCode: 1}, main);
