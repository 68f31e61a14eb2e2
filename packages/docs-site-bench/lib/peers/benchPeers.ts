import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {visitBytes} from './figures';
import {build, type Generator} from './generator';
import {runLighthouse, type LighthouseOptions, type Report, type RunOptions} from './lighthouse';
import type {PeerSite} from './pages';
import {serveCompressed, type PeerServer} from './serveCompressed';
import {
  barsOf,
  formatBars,
  formatReports,
  formatTable,
  type Bar,
  type PeerResult,
  type SizeResult,
} from './table';
import {measureVisits} from './visit';

/** The name of the column of the built site, as bars use it. */
export const builtSite = 'site';

/** What is compared. */
export interface BenchPeersOptions extends RunOptions {
  /** A built site, with everything that it has beyond the compared pages. */
  readonly site?: {readonly folder: string; readonly label: string; readonly pages: number};
  readonly generators: readonly Generator[];
  /** The same site in several sizes, the smallest first; growth needs two. Times are those of the last. */
  readonly sizes: readonly [PeerSite, ...PeerSite[]];
  /** What the columns are held to. */
  readonly bars?: readonly Bar[];
  /** Without it, Lighthouse doesn't run. */
  readonly lighthouse?: LighthouseOptions;
  /** What else is written with the figures, such as the versions of what is compared. */
  readonly about?: Readonly<Record<string, unknown>>;
}

type WantedReport = Report & {wanted: number};

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

const visitSize = async (
  server: PeerServer,
  {pages, visited}: {pages: number; visited: string},
  {runs, browser}: Pick<RunOptions, 'runs' | 'browser'>,
): Promise<SizeResult> => {
  const {assets, times} = await measureVisits(server, `/docs/${visited}`, {runs, browser});
  return {pages, assets, times, bytes: visitBytes({assets})};
};

/** Builds and visits the sites of one generator. What fails is in the result. */
const measureGenerator = async (
  {name, label, write}: Generator,
  options: BenchPeersOptions,
): Promise<PeerResult> => {
  const {sizes, top, lighthouse} = options;
  const result: PeerResult = {name, label, sizes: []};
  try {
    for (const [index, site] of sizes.entries()) {
      const {length} = site.pages;
      const isLast = index === sizes.length - 1;
      console.log(`${label}: ${length} pages …`);
      const project = await write(top, site);
      const coldBuild = await build(project, {cold: true});
      const warmBuild = isLast ? await build(project, {cold: false}) : undefined;
      await withServer(path.join(project.folder, project.output), async (server) => {
        // Times are compared at the largest size alone.
        const runs = isLast ? options.runs : 0;
        const size = await visitSize(
          server,
          {pages: length, visited: site.visited},
          {...options, runs},
        );
        result.sizes.push({...size, coldBuild, warmBuild});
        if (isLast && lighthouse) {
          const pathname = `/docs/${site.visited}`;
          result.lighthouse = await runLighthouse(server.url, pathname, lighthouse, options);
        }
      });
    }
  } catch (error) {
    result.problem = messageOf(error);
    console.error(`${label}: ${result.problem}`);
  }
  return result;
};

/** Visits the built site, and has Lighthouse look at a page of each kind. */
const measureSite = async (
  {folder, label, pages}: NonNullable<BenchPeersOptions['site']>,
  options: BenchPeersOptions,
): Promise<{result: PeerResult; reports: WantedReport[]}> =>
  withServer(folder, async (server) => {
    const {
      lighthouse,
      sizes: [{visited}],
    } = options;
    console.log(`${label}: ${pages} docs pages, as built …`);
    const size = await visitSize(server, {pages, visited}, options);
    const result: PeerResult = {name: builtSite, label, sizes: [size]};
    const reports: WantedReport[] = [];
    if (lighthouse) {
      result.lighthouse = await runLighthouse(server.url, `/docs/${visited}`, lighthouse, options);
      for (const {pathname, points} of lighthouse.pages) {
        const report = await runLighthouse(server.url, pathname, lighthouse, options);
        reports.push({...report, wanted: points});
      }
    }
    return {result, reports};
  });

/**
 * Compares a built site with what generators make of the same pages, and prints a table, which bars are met, and
 * where all figures are. Byte counts are response bodies after `gzip -9`; 1 kB is 1000 bytes.
 *
 * @returns the columns of the table; what a generator failed with is in its column
 * @throws when the built site can't be visited
 */
export const benchPeers = async (options: BenchPeersOptions): Promise<PeerResult[]> => {
  const {site, generators, kept, top, bars = [], about} = options;
  const started = new Date();
  fs.mkdirSync(kept, {recursive: true});
  fs.mkdirSync(top, {recursive: true});
  const results: PeerResult[] = [];
  let reports: WantedReport[] = [];
  if (site) {
    const measured = await measureSite(site, options);
    results.push(measured.result);
    ({reports} = measured);
  }
  for (const generator of generators) results.push(await measureGenerator(generator, options));

  const load = os.loadavg().map((number) => number.toFixed(1));
  const raw = {started, load, node: process.version, ...about, results, reports};
  fs.writeFileSync(path.join(kept, 'results.json'), JSON.stringify(raw, undefined, 2));
  console.log(`\n${formatTable(results)}`);
  if (bars.length > 0) console.log(`\n${formatBars(barsOf(results, bars))}`);
  if (reports.length > 0) console.log(`\n${formatReports(reports)}`);
  console.log(`\nMachine load at the end: ${load.join(', ')}. All figures: ${kept}`);
  return results;
};
