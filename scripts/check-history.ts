// Compares the <Since> badges of pages with the API history.
import path from 'node:path';
import {counted, sortFindings} from 'mdx-docs-checker/findings';

import {readHistories} from '../src/history/pages/readHistories';
import type {SinceOutcome} from './lib/history/checkSince';
import {checkedFiles, checkPages, type PageCheck} from './lib/pageCheck';
import {runCheck} from './lib/runCheck';

const HELP = `Compares the <Since> badges of pages with the API history in src/data/history/packages.

  npm run check:history                      all pages
  npm run check:history -- docs/spring.mdx   these pages or folders only

A badge at the top of a page is about the exports in its front matter. A badge directly below a heading is about the
option, flag or result that the heading names. It has to name the first release whose types have it. Types don't
show what the code does, so <Since version="4.0.250" behavior /> is accepted. Most pages need no badge: where the
history knows the release, the page shows it.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Compares badges; those of pages that did not change since they were last compared have the same outcome again. */
const sinceCheck: PageCheck<SinceOutcome> = {
  name: 'since',
  tools: [
    'scripts/lib/history/checkSince.ts',
    'src/data/history',
    'packages/npm-api-history/lib/format.ts',
    'src/history/pages/headingItems.ts',
    'src/toolkit-api',
    'packages/dts-api-model/lib',
  ].map((tool) => path.join(root, tool)),
  withParts: true,
  check: async (_root, pages) => {
    // Loaded on demand: the compiler behind it takes a while to start.
    const {checkSince} = await import('./lib/history/checkSince');
    const {loadModel} = await import('../src/toolkit-api/loadApi');
    const model = loadModel(root);
    const items = Object.fromEntries(
      [...readHistories(root).values()].flatMap((history) => Object.entries(history.items)),
    );
    return pages.map((page) => checkSince(root, page, model, items));
  },
};

runCheck({help: HELP, allowPositionals: true}, async ({positionals}) => {
  const files = checkedFiles(root, sinceCheck, positionals);
  const {outcomes, findings: unsorted} = await checkPages(root, sinceCheck, files);
  const findings = sortFindings(unsorted);
  const proven = outcomes.reduce((sum, outcome) => sum + outcome.proven, 0);
  const unproven = outcomes.reduce((sum, outcome) => sum + outcome.unproven, 0);
  return {
    findings,
    summary: `${counted(proven, 'badge')} proven, ${unproven} about what types don't show, ${counted(findings.length, 'problem')}`,
  };
});
