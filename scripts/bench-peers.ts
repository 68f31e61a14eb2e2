// Compares this site with other generators: builds, bytes, growth, times.
import os from 'node:os';
import path from 'node:path';
import {
  benchPeers,
  builtSite,
  chosenNames,
  docusaurus,
  starlight,
  vitepress,
  type Generator,
  type PeerSite,
} from 'docs-site-bench';

import {browserArgs, requireBrowser} from './lib/browser';
import {bars, lighthousePages} from './lib/peers/bars';
import {ours} from './lib/peers/ours';
import {readTwins, siteOf, visitedPage} from './lib/peers/peerPages';
import {versions} from './lib/peers/versions';
import {readNumber} from './lib/readNumber';
import {runMain} from './lib/runMain';

const generators: readonly Generator[] = [
  ours,
  docusaurus(versions.docusaurus),
  vitepress(versions.vitepress),
  starlight(versions.starlight, versions.node),
];
const names = [builtSite, ...generators.map(({name}) => name)];

const help = `Usage: npm run bench:peers [-- --pages 120,720] [-- --only ours,docusaurus] [-- --lighthouse]

Compares the built site with Docusaurus, VitePress and Starlight: build times, the bytes of a first visit
to /docs/${visitedPage}, how many bytes each page adds, and the times of a visit on a slow phone. Each generator
gets the same pages, made from the Markdown twins in build/, and the same sidebars, and is served the same
way. "this site" is build/ itself, with everything that it has beyond these pages. Packages are installed
in a temporary folder, which is kept for the next run; that needs the network.

  --pages <numbers>  sizes of the compared sites; growth needs two (120,720)
  --only <names>     some of ${names.join(', ')}
  --runs <number>    visits and Lighthouse reports, whose medians are in the table (5)
  --lighthouse       runs Lighthouse on the visited page of each site, and on a page of each kind in build/

Byte counts are response bodies after gzip -9; 1 kB is 1000 bytes. Times depend on the machine: compare only
those of one run.`;

const root = path.resolve(__dirname, '..');
const build = path.join(root, 'build');

const commandOptions = {
  pages: {type: 'string', default: '120,720'},
  only: {type: 'string'},
  runs: {type: 'string', default: '5'},
  lighthouse: {type: 'boolean', default: false},
} as const;

runMain({help, errorCode: 1, options: commandOptions}, async ({values}) => {
  const only = chosenNames(values.only, names);
  const counts = values.pages
    .split(',')
    .map(readNumber)
    .sort((a, b) => a - b);
  const runs = readNumber(values.runs);
  const twins = readTwins(build);
  const [small, ...larger] = counts.map((count): PeerSite => siteOf(twins, count));
  if (!small) throw new Error('There is no size to compare.');
  const started = new Date().toISOString().replaceAll(':', '-');
  await benchPeers({
    top: path.join(os.tmpdir(), 'bench-peers'),
    kept: path.join(root, 'node_modules/.cache/bench-peers', started),
    site: only.includes(builtSite)
      ? {folder: build, label: 'this site', pages: twins.length}
      : undefined,
    generators: generators.filter(({name}) => only.includes(name)),
    sizes: [small, ...larger],
    bars,
    runs,
    lighthouse: values.lighthouse
      ? {packages: versions.lighthouse, newerNode: versions.node, pages: lighthousePages}
      : undefined,
    browser: {executablePath: requireBrowser(), args: browserArgs},
    about: {versions},
  });
});
