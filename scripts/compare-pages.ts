// Looks at pages of two builds, pixel by pixel.
import os from 'node:os';
import path from 'node:path';

import {chromium} from '@playwright/test';

import {browserArgs, requireBrowser} from './lib/browser';
import {approvedCommit} from './lib/comparePages/approved';
import {buildOf, commitOf, type Build} from './lib/comparePages/buildOf';
import {comparePages, nameOf, type Comparison} from './lib/comparePages/comparePages';
import {usualWidths} from './lib/comparePages/photograph';
import {writeReport} from './lib/comparePages/writeReport';
import {runMain} from './lib/runMain';

const reportFolder = 'test-results/compare-pages';

const help = `Usage: npm run compare:pages [-- --before <build or revision>] [--after <build or revision>] [<page> …]

Takes screenshots of the pages in two builds, ${usualWidths.join(', ')} pixels wide, light and dark, without motion,
with the same date and the same random numbers, and compares them pixel by pixel. If you pass no pages (such as
/docs/spring), it chooses pages that together have every kind of content twice. ${reportFolder}/index.html
shows the differences, with sliders.

  --before  a folder with a build, or a revision, which is built first. Default: the last commit with the line
              Looks: changed
            at the end of its message (git commit --trailer), but none older than a week
  --after   the same; default: build/

A page whose text has also changed is in the report, but isn't a finding. If you want the new look, say so in the
commit message: later commits are then compared with that one.

Exit codes: 0 no differences, 1 differences, 2 nothing could be compared`;

const root = path.resolve(__dirname, '..');

const print = (comparison: Comparison, seconds: number): void => {
  const {changed, pages, pictures, unsteady, onlyBefore, onlyAfter} = comparison;
  const findings = changed.filter(({isReworded}) => !isReworded);
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

runMain(
  {
    help,
    errorCode: 2,
    allowPositionals: true,
    options: {
      before: {type: 'string'},
      after: {type: 'string', default: 'build'},
    },
  },
  async ({values, positionals}) => {
    const before = values.before ?? approvedCommit(root);
    if (values.before === undefined && before === commitOf(root, 'HEAD')) {
      console.log(
        'The last commit says that the looks have changed, so there is nothing to compare.',
      );
      return;
    }
    const executablePath = requireBrowser();
    const builds: Build[] = [];
    try {
      // The folder first: it is there, or a message says so before minutes have passed.
      builds.push(await buildOf(root, values.after));
      builds.unshift(await buildOf(root, before));
      const [old, now] = builds.map(({folder}) => folder);
      if (old === undefined || now === undefined) throw new Error('Two builds are needed.');
      const browser = await chromium.launch({executablePath, args: browserArgs});
      try {
        const start = Date.now();
        const comparison = await comparePages({
          browser,
          before: old,
          after: now,
          ...(positionals.length > 0 && {pages: positionals}),
          widths: usualWidths,
        });
        print(comparison, (Date.now() - start) / 1000);
        const report = writeReport(path.join(root, reportFolder), comparison);
        if (comparison.changed.length > 0) console.log(`Pictures: ${report}`);
        if (comparison.changed.some(({isReworded}) => !isReworded)) process.exitCode = 1;
      } finally {
        await browser.close();
      }
    } finally {
      for (const build of builds) build.remove();
    }
  },
);
