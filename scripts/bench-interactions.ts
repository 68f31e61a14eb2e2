// Measures how long visitors wait for what they press, on a machine at a quarter of the speed.
import fs from 'node:fs';
import path from 'node:path';
import {benchInteractions, chosenNames} from 'docs-site-bench/interactions';

import {browserArgs, requireBrowser} from './lib/browser';
import {interactions, kinds, visits, type Interaction} from './lib/interactions';
import {readNumber} from './lib/readNumber';
import {runMain} from './lib/runMain';

const root = path.resolve(__dirname, '..');
const pageKinds = Object.keys(kinds) as (keyof typeof kinds)[];
const interactionNames = Object.keys(interactions) as Interaction[];

const help = `Usage: npm run bench:interactions [-- --pages docs,home] [-- --only search,link] [-- --rounds 20]

Measures a built site: the milliseconds from a press to the frame that shows its result, with the CPU
slowed down four times. Each round opens the page with an empty cache and waits until it's idle; the
pointer is on its target for 100 ms before the press, and the drawer is tapped on a phone. "key to hits"
measures each key of a word. The drawer's time ends with the first frame of its movement. The table has
the 98th percentile, which is the slowest of 20, then the median and the number of measurements.

  --pages <kinds>   some of ${pageKinds.join(', ')}
  --only <names>    some of ${interactionNames.join(', ')}
  --rounds <number> how often each one is measured (20)
  --build <folder>  the built site (build)

Times depend on the machine and on what else runs on it, so the load is printed, too.`;

const options = {
  pages: {type: 'string'},
  only: {type: 'string'},
  rounds: {type: 'string', default: '20'},
  build: {type: 'string', default: 'build'},
} as const;

runMain({help, errorCode: 1, options}, async ({values}) => {
  const pages = chosenNames(values.pages, pageKinds);
  const wanted = chosenNames(values.only, interactionNames);
  const rounds = readNumber(values.rounds);
  const build = path.resolve(root, values.build);
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no built site in ${values.build}: run \`npm run build\` first.`);
  }
  await benchInteractions({
    build,
    pages: Object.fromEntries(pages.map((kind) => [kind, kinds[kind]])),
    interactions,
    visits,
    wanted,
    rounds,
    ready: 'html[data-has-hydrated="true"]',
    browser: {executablePath: requireBrowser(), args: browserArgs},
  });
});
