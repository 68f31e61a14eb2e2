// Compares the <Since> badges of pages with the API history.
import path from 'node:path';
import {parseArgs} from 'node:util';
import {counted, formatFinding, sortFindings, unreadable} from 'mdx-docs-checker/findings';

import type {Page} from '../src/content/page';
import {readHistories} from '../src/history/pages/readHistories';
import type {SinceOutcome} from './lib/history/checkSince';
import {namedDocs, pageOutcomes} from './lib/pageOutcomes';
import {runMain} from './lib/runMain';

const HELP = `Compares the <Since> badges of pages with the API history in src/data/history/packages.

  npm run check:history                      all pages
  npm run check:history -- docs/spring.mdx   these pages or folders only

A badge at the top of a page is about the exports of its front matter, one directly below a heading about the
option, flag or result that the heading names. It has to name the first release whose types have it. Types tell
nothing about what the code does: <Since version="4.0.250" behavior /> stays as it is. Most pages need no badge:
where the history knows the release, the page shows it.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Compares pages; those that did not change since they were last compared have the same outcome again. */
const compare = (pages: readonly Page[]): Promise<SinceOutcome[]> =>
  pageOutcomes(root, pages, {
    name: 'since',
    tools: [
      'scripts/lib/history/checkSince.ts',
      'src/data/history',
      'src/history/pages/headingItems.ts',
      'src/toolkit-api',
    ].map((tool) => path.join(root, tool)),
    check: async (changed) => {
      // Loaded on demand: the compiler behind it takes a while to start.
      const {checkSince} = await import('./lib/history/checkSince');
      const {loadModel} = await import('../src/toolkit-api/loadApi');
      const model = loadModel(root);
      const items = Object.fromEntries(
        [...readHistories(root).values()].flatMap((history) => Object.entries(history.items)),
      );
      return changed.map((page) => checkSince(root, page, model, items));
    },
  });

const main = async (): Promise<void> => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const pages = await namedDocs(root, positionals);
  const outcomes = await compare(pages.filter(({problem}) => problem === undefined));
  const findings = sortFindings([
    ...pages.flatMap(unreadable),
    ...outcomes.flatMap((outcome) => outcome.findings),
  ]);
  for (const finding of findings) console.log(formatFinding(finding));
  const sum = (count: (outcome: SinceOutcome) => number): number =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  console.log(
    `${counted(
      sum(({proven}) => proven),
      'badge',
    )} proven, ${sum(({unproven}) => unproven)} about what ` +
      `types don't tell, ${counted(findings.length, 'problem')}`,
  );
  process.exitCode = findings.length > 0 ? 1 : 0;
};

runMain(main, 2);
