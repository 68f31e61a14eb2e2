// Compares this site with other generators: builds, bytes, growth, times.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {docusaurus} from './lib/peers/docusaurus';
import {visitBytes} from './lib/peers/figures';
import {build, type Generator} from './lib/peers/generator';
import {kinds, runLighthouse, type Report} from './lib/peers/lighthouse';
import {ours} from './lib/peers/ours';
import {pickPages, readTwins, visitedPage, type PeerPage} from './lib/peers/pages';
import {serveCompressed, type PeerServer} from './lib/peers/serveCompressed';
import {sidebarsOf} from './lib/peers/sidebars';
import {starlight} from './lib/peers/starlight';
import {
  barsOf,
  formatBars,
  formatReports,
  formatTable,
  type PeerResult,
  type SizeResult,
} from './lib/peers/table';
import {versions} from './lib/peers/versions';
import {measureVisits} from './lib/peers/visit';
import {vitepress} from './lib/peers/vitepress';
import {readNumber} from './lib/readNumber';
import {runMain} from './lib/runMain';

const generators: readonly Generator[] = [ours, docusaurus, vitepress, starlight];
const siteName = 'site';
const names = [siteName, ...generators.map(({name}) => name)];

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
const top = path.join(os.tmpdir(), 'bench-peers');
const pathname = `/docs/${visitedPage}`;

interface Options {
  runs: number;
  isLighthouseRun: boolean;
  /** Where results are kept. */
  kept: string;
}

const withServer = async <T>(
  folder: string,
  measure: (server: PeerServer) => Promise<T>,
): Promise<T> => {
  const server = await serveCompressed(folder);
  try {
    return await measure(server);
  } finally {
    server.close();
  }
};

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const lighthouseOf = (server: PeerServer, page: string, {runs, kept}: Options): Promise<Report> =>
  runLighthouse(top, server.url, page, {runs, kept});

const visitSize = async (server: PeerServer, pages: number, runs: number): Promise<SizeResult> => {
  const {assets, times} = await measureVisits(server, pathname, runs);
  return {pages, assets, times, bytes: visitBytes({assets})};
};

/** Builds and visits the sites of one generator. What fails is in the result. */
const measureGenerator = async (
  {name, label, write}: Generator,
  sites: readonly PeerPage[][],
  options: Options,
): Promise<PeerResult> => {
  const result: PeerResult = {name, label, sizes: []};
  try {
    for (const [index, pages] of sites.entries()) {
      const isLast = index === sites.length - 1;
      console.log(`${label}: ${pages.length} pages …`);
      const project = await write(top, pages, sidebarsOf(pages));
      const coldBuild = await build(project, {cold: true});
      const warmBuild = isLast ? await build(project, {cold: false}) : undefined;
      await withServer(path.join(project.folder, project.output), async (server) => {
        // Times are compared at the largest size alone.
        const size = await visitSize(server, pages.length, isLast ? options.runs : 0);
        result.sizes.push({...size, coldBuild, warmBuild});
        if (isLast && options.isLighthouseRun) {
          result.lighthouse = await lighthouseOf(server, pathname, options);
        }
      });
    }
  } catch (error) {
    result.problem = messageOf(error);
    console.error(`${label}: ${result.problem}`);
  }
  return result;
};

const measureSite = async (
  server: PeerServer,
  pages: number,
  options: Options,
): Promise<PeerResult> => ({
  name: siteName,
  label: 'this site',
  sizes: [await visitSize(server, pages, options.runs)],
  ...(options.isLighthouseRun && {lighthouse: await lighthouseOf(server, pathname, options)}),
});

const reportKinds = async (
  server: PeerServer,
  options: Options,
): Promise<(Report & {wanted: number})[]> => {
  const reports: (Report & {wanted: number})[] = [];
  for (const {pathname: page, points} of kinds) {
    reports.push({...(await lighthouseOf(server, page, options)), wanted: points});
  }
  return reports;
};

const commandOptions = {
  pages: {type: 'string', default: '120,720'},
  only: {type: 'string', default: names.join(',')},
  runs: {type: 'string', default: '5'},
  lighthouse: {type: 'boolean', default: false},
} as const;

runMain({help, errorCode: 1, options: commandOptions}, async ({values}) => {
  const only = values.only.split(',');
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. There are ${names.join(', ')}.`);
  }
  const counts = values.pages
    .split(',')
    .map(readNumber)
    .sort((a, b) => a - b);
  const twins = readTwins(path.join(root, 'build'));
  const started = new Date();
  const kept = path.join(
    root,
    'node_modules/.cache/bench-peers',
    started.toISOString().replaceAll(':', '-'),
  );
  fs.mkdirSync(kept, {recursive: true});
  fs.mkdirSync(top, {recursive: true});
  const options = {runs: readNumber(values.runs), isLighthouseRun: values.lighthouse, kept};
  const sites = counts.map((count) => pickPages(twins, count));

  const results: PeerResult[] = [];
  let reports: Awaited<ReturnType<typeof reportKinds>> = [];
  if (only.includes(siteName)) {
    await withServer(path.join(root, 'build'), async (server) => {
      console.log(`this site: ${twins.length} docs pages, as built …`);
      results.push(await measureSite(server, twins.length, options));
      if (options.isLighthouseRun) reports = await reportKinds(server, options);
    });
  }
  for (const generator of generators.filter(({name}) => only.includes(name))) {
    results.push(await measureGenerator(generator, sites, options));
  }

  const load = os.loadavg().map((number) => number.toFixed(1));
  const raw = {started, load, node: process.version, versions, results, reports};
  fs.writeFileSync(path.join(kept, 'results.json'), JSON.stringify(raw, undefined, 2));
  console.log(`\n${formatTable(results)}\n\n${formatBars(barsOf(results))}`);
  if (reports.length > 0) console.log(`\n${formatReports(reports)}`);
  console.log(`\nMachine load at the end: ${load.join(', ')}. All figures: ${kept}`);
});
