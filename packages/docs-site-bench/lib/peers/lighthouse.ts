import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {chromium, type LaunchOptions} from '@playwright/test';

import {median} from './figures';
import {install, nodeFor, run, type Packages} from './generator';

/** What Lighthouse says of a page on its phone: points from 0 to 100, times in milliseconds. */
export interface Report {
  pathname: string;
  points: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** How Lighthouse runs. */
export interface LighthouseOptions {
  /** `lighthouse`. */
  readonly packages: Packages;
  /** The npm package `node`, where Lighthouse needs a newer Node.js than this process has. */
  readonly newerNode?: Packages;
  /** Pages of the built site, and the points that each is to have. */
  readonly pages: readonly {readonly pathname: string; readonly points: number}[];
}

/** What a run of a bench has in common. */
export interface RunOptions {
  /** A folder in which packages and built sites stay for the next run. */
  readonly top: string;
  /** The folder in which the figures of this run stay. */
  readonly kept: string;
  /** Visits and reports, whose medians count. */
  readonly runs: number;
  /** How Chromium is started. */
  readonly browser: LaunchOptions;
}

interface Result {
  runtimeError?: {message: string};
  categories: {performance: {score: number | null}};
  audits: Record<string, {numericValue?: number} | undefined>;
}

/**
 * Runs Lighthouse on a phone as often as `runs` says; the report has the medians. Its results are kept
 * in `kept`.
 *
 * @throws when it can't be installed, or can't read the page
 */
export const runLighthouse = async (
  url: string,
  pathname: string,
  {packages, newerNode}: LighthouseOptions,
  {top, kept, runs, browser}: RunOptions,
): Promise<Report> => {
  const node = await nodeFor(top, newerNode);
  const installed = await install(top, 'lighthouse', packages);
  const cli = path.join(installed, 'node_modules/lighthouse/cli/index.js');
  const results: Result[] = [];
  for (let count = 1; count <= runs; count++) {
    const name = pathname.replaceAll('/', '_');
    const file = path.join(kept, `lighthouse-${new URL(url).port}${name}-${count}.json`);
    await run(
      [
        'env',
        `CHROME_PATH=${browser.executablePath ?? chromium.executablePath()}`,
        node,
        cli,
        url + pathname,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance',
        `--chrome-flags=${['--headless=new', ...(browser.args ?? [])].join(' ')}`,
        // The page about a wrong address has the status 404.
        '--ignore-status-code',
      ],
      os.tmpdir(),
    );
    const result = JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
    if (result.runtimeError) throw new Error(`${pathname}: ${result.runtimeError.message}`);
    results.push(result);
  }
  const audit = (name: string): number =>
    median(results.map(({audits}) => audits[name]?.numericValue ?? Number.NaN));
  return {
    pathname,
    points: 100 * median(results.map(({categories}) => categories.performance.score ?? 0)),
    firstPaint: audit('first-contentful-paint'),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
  };
};
