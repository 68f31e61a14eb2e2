// Measures how long visitors wait for what they press, on a machine at a quarter of the speed.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {
  interactions,
  kinds,
  type Interaction,
  type Kind,
  type Times,
} from './lib/interactions/interactions';
import {measureKind} from './lib/interactions/measure';
import {formatTimes} from './lib/interactions/table';
import {serveCompressed} from './lib/peers/serveCompressed';
import {readNumber} from './lib/readNumber';
import {runMain} from './lib/runMain';

const root = path.resolve(__dirname, '..');

const help = `Usage: npm run bench:interactions [-- --pages docs,home] [-- --only search,link] [-- --rounds 20]

Measures a built site: the milliseconds from a press to the frame that shows its result, with the CPU
slowed down four times. Each round opens the page with an empty cache and waits until it's idle; the
pointer is on its target for 100 ms before the press, and the drawer is tapped on a phone. "key to hits"
measures each key of a word. The drawer's time ends with the first frame of its movement. The table has
the 98th percentile, which is the slowest of 20, then the median and the number of measurements.

  --pages <kinds>   some of ${Object.keys(kinds).join(', ')}
  --only <names>    some of ${Object.keys(interactions).join(', ')}
  --rounds <number> how often each one is measured (20)
  --build <folder>  the built site (build)

Times depend on the machine and on what else runs on it, so the load is printed, too.`;

/** The names of a list, all of which have to be known. */
const readNames = <Name extends string>(
  text: string | undefined,
  known: Readonly<Record<Name, unknown>>,
): Name[] => {
  const names = Object.keys(known) as Name[];
  if (text === undefined) return names;
  const asked = text.split(',');
  const unknown = asked.filter((name) => !(names as string[]).includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  }
  return names.filter((name) => asked.includes(name));
};

const loadOf = (): string =>
  os
    .loadavg()
    .map((number) => number.toFixed(1))
    .join(', ');

const options = {
  pages: {type: 'string'},
  only: {type: 'string'},
  rounds: {type: 'string', default: '20'},
  build: {type: 'string', default: 'build'},
} as const;

runMain({help, errorCode: 1, options}, async ({values}) => {
  const pages: Kind[] = readNames(values.pages, kinds);
  const wanted: Interaction[] = readNames(values.only, interactions);
  const rounds = readNumber(values.rounds);
  const build = path.resolve(root, values.build);
  if (!fs.existsSync(path.join(build, 'index.html'))) {
    throw new Error(`There is no built site in ${values.build}: run \`npm run build\` first.`);
  }
  const server = await serveCompressed(build);
  const times: Times = {};
  console.log(`Machine load at the start: ${loadOf()}`);
  try {
    for (const kind of pages) {
      console.log(`${kinds[kind]} …`);
      times[kind] = await measureKind(server.url, kind, wanted, rounds);
    }
  } finally {
    server.close();
  }
  console.log(`\n${formatTimes(times)}\n\nMachine load at the end: ${loadOf()}`);
});
