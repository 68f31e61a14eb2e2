// Compares the <Since> badges of pages with the API history.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {openCache} from '../src/content/diskCache';
import {isMarkdown} from '../src/content/files';
import {readDocs} from '../src/content/inventory';
import {readPageWithParts, type Page} from '../src/content/page';
import {readHistories} from '../src/plugins/history/readHistories';
import {modelKey} from '../src/plugins/toolkit-api/cache';
import {counted} from './lib/counted';
import {formatFinding, sortFindings, unreadable} from './lib/findings';
import type {SinceOutcome} from './lib/history/checkSince';
import {namedFiles} from './lib/namedFiles';

const HELP = `Compares the <Since> badges of pages with the API history in src/data/history/packages.

  npm run check:history                      all pages
  npm run check:history -- docs/spring.mdx   these pages or folders only

A badge at the top of a page is about the exports of its front matter, one directly below a heading about the
option, flag or result that the heading names. It has to name the first release whose types have it. Types tell
nothing about what the code does: <Since version="4.0.250" behavior /> stays as it is. Most pages need no badge:
where the history knows the release, the page shows it.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

const isPage = (file: string): boolean => isMarkdown(file) && !path.basename(file).startsWith('_');

/** Compares pages; those that did not change since they were last compared have the same outcome again. */
const compare = async (pages: readonly Page[]): Promise<SinceOutcome[]> => {
  const cache = openCache<SinceOutcome>(
    root,
    'since',
    [
      'scripts/lib/history/checkSince.ts',
      'src/data/history',
      'src/plugins/history/headingItems.ts',
      'src/plugins/toolkit-api',
    ].map((tool) => path.join(root, tool)),
  );
  const types = modelKey(root);
  const outcomes = new Map<Page, SinceOutcome>();
  for (const page of pages) {
    const known = cache.get([types, page.file, page.text]);
    if (known) outcomes.set(page, known);
  }
  const changed = pages.filter((page) => !outcomes.has(page));
  if (changed.length > 0) {
    // Loaded on demand: the compiler behind it takes a while to start.
    const {checkSince} = await import('./lib/history/checkSince');
    const {loadModel} = await import('../src/plugins/toolkit-api/loadApi');
    const model = loadModel(root);
    const items = Object.fromEntries(
      [...readHistories(root).values()].flatMap((history) => Object.entries(history.items)),
    );
    for (const page of changed) {
      const outcome = checkSince(root, page, model, items);
      cache.set([types, page.file, page.text], outcome);
      outcomes.set(page, outcome);
    }
  }
  return pages.flatMap((page) => outcomes.get(page) ?? []);
};

const main = async (): Promise<void> => {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const files =
    positionals.length === 0
      ? readDocs(root).map(({file}) => file)
      : namedFiles(root, positionals, isPage);
  const pages = await Promise.all(files.map((file) => readPageWithParts(root, file)));
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
