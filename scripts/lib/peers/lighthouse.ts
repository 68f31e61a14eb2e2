import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {browserArgs, requireBrowser} from '../browser';
import {median} from './figures';
import {install, newerNode, run} from './generator';

/** What Lighthouse says of a page on its phone: points from 0 to 100, times in milliseconds. */
export interface Report {
  pathname: string;
  points: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

/** A page of each kind of this site, and the points it is to have. */
export const kinds: readonly {pathname: string; points: number}[] = [
  {pathname: '/docs/spring', points: 99},
  ...[
    '/',
    '/templates',
    '/templates/audiogram',
    '/blog',
    '/blog/4-0',
    '/learn/data-to-videos',
    '/showcase',
    '/lambda',
    '/player',
    '/experts',
    '/success-stories',
    '/success-stories/typeframes',
    '/search',
    '/no-such-page',
  ].map((pathname) => ({pathname, points: 97})),
];

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
  top: string,
  url: string,
  pathname: string,
  {runs, kept}: {runs: number; kept: string},
): Promise<Report> => {
  const node = await newerNode(top);
  const cli = path.join(await install(top, 'lighthouse'), 'node_modules/lighthouse/cli/index.js');
  const results: Result[] = [];
  for (let count = 1; count <= runs; count++) {
    const name = pathname.replaceAll('/', '_');
    const file = path.join(kept, `lighthouse-${new URL(url).port}${name}-${count}.json`);
    await run(
      [
        'env',
        `CHROME_PATH=${requireBrowser()}`,
        node,
        cli,
        url + pathname,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--only-categories=performance',
        `--chrome-flags=${['--headless=new', ...browserArgs].join(' ')}`,
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
