// Looks at pages of two builds, pixel by pixel.
import path from 'node:path';

import {chromium} from '@playwright/test';
import {compareBuilds, usualWidths} from 'compare-site-builds';
import {hostingFile} from 'static-site-hosting/serve';

import {browserArgs, requireBrowser} from './lib/browser';
import {looks} from './lib/looks';
import {runMain} from './lib/runMain';

const report = 'test-results/compare-pages';

const help = `Usage: npm run compare:pages [-- --before <build or revision>] [--after <build or revision>] [<page> …]

Takes screenshots of the pages in two builds, ${usualWidths.join(', ')} pixels wide, light and dark, without motion,
with the same date and the same random numbers, and compares them pixel by pixel. If you pass no pages (such as
/docs/spring), it chooses pages that together have every kind of content twice. ${report}/index.html
shows the differences, with sliders.

  --before  a folder with a build, or a revision, which is built first. Default: the last commit with the line
              Looks: changed
            at the end of its message (git commit --trailer), but none older than a week
  --after   the same; default: build/

A page whose text has also changed is in the report, but isn't a finding. If you want the new look, say so in the
commit message: later commits are then compared with that one.

Exit codes: 0 no differences, 1 differences, 2 nothing could be compared`;

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
  async ({values: {before, after}, positionals}) => {
    const executablePath = requireBrowser();
    const findings = await compareBuilds({
      ...looks,
      root: path.resolve(__dirname, '..'),
      before,
      after,
      build: {command: 'npm run build', marker: hostingFile},
      report,
      launch: () => chromium.launch({executablePath, args: browserArgs}),
      pages: positionals.length > 0 ? positionals : undefined,
    });
    if (findings > 0) process.exitCode = 1;
  },
);
