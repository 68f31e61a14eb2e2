import os from 'node:os';
import path from 'node:path';

import type {Browser} from '@playwright/test';

import {approvedCommit} from './approved';
import {buildOf, commitOf, type Build, type BuildOptions} from './buildOf';
import {comparePages, nameOf, type Comparison, type LookOptions} from './comparePages';
import {writeReport} from './writeReport';

/** What a command that compares builds knows. */
export interface CompareBuildsOptions extends LookOptions {
  /** The site's folder, which is that of its repository. */
  readonly root: string;
  /** A folder with a build, or a revision, which is built first. Default: what `approvedCommit()` finds. */
  readonly before?: string;
  /** The same. */
  readonly after: string;
  /** How a revision is built. */
  readonly build?: BuildOptions;
  /** Where the report goes, from the site's folder. What is there is deleted. */
  readonly report: string;
  /** Starts Chromium, once both builds are there. */
  readonly launch: () => Promise<Browser>;
}

/** Whether a view that differs is a finding: where the text is another one, so are the looks. */
const isFinding = ({isReworded}: {readonly isReworded: boolean}): boolean => !isReworded;

const print = (comparison: Comparison, seconds: number): void => {
  const {changed, pages, pictures, unsteady, onlyBefore, onlyAfter} = comparison;
  const findings = changed.filter(isFinding);
  for (const view of findings) {
    console.log(`${nameOf(view)}: ${view.share.toFixed(2)} % of the pixels differ`);
  }
  for (const one of unsteady) console.log(`${one}: differed at first, but not when checked again`);
  const load = os.loadavg()[0]?.toFixed(1) ?? '';
  console.log(
    `${pages} pages, ${pictures} screenshots in ${seconds.toFixed(0)} s (load ${load}). Not in both builds: ${onlyBefore.length + onlyAfter.length} pages.`,
  );
  console.log(
    `${findings.length} views differ, plus ${changed.length - findings.length} of pages whose text has changed.`,
  );
};

/**
 * Compares two builds, prints what differs, and writes the report. Work trees that were built in are deleted.
 *
 * @returns how many views look different although the page says the same
 * @throws when there is nothing to compare with, a build is missing or fails, or the builds have no page in common
 */
export const compareBuilds = async ({
  root,
  before,
  after,
  build,
  report,
  launch,
  ...look
}: CompareBuildsOptions): Promise<number> => {
  const reference = before ?? approvedCommit(root);
  if (before === undefined && reference === commitOf(root, 'HEAD')) {
    console.log(
      'The last commit says that the looks have changed, so there is nothing to compare.',
    );
    return 0;
  }
  const builds: Build[] = [];
  try {
    // The folder first: it is there, or a message says so before minutes have passed.
    const now = await buildOf(root, after, build);
    builds.push(now);
    const old = await buildOf(root, reference, build);
    builds.push(old);
    const browser = await launch();
    try {
      const start = Date.now();
      const comparison = await comparePages({
        ...look,
        browser,
        before: old.folder,
        after: now.folder,
      });
      print(comparison, (Date.now() - start) / 1000);
      const file = writeReport(path.join(root, report), comparison);
      if (comparison.changed.length > 0) console.log(`Pictures: ${file}`);
      return comparison.changed.filter(isFinding).length;
    } finally {
      await browser.close();
    }
  } finally {
    for (const one of builds) one.remove();
  }
};
