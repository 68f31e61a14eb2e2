// Runs what pages say about throwing, rejecting, returning and ignoring, and lists pages without proof.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {counted, type Finding} from 'mdx-docs-checker/findings';

import {openCache} from '../src/content/diskCache';
import {modelKey} from '../src/toolkit-api/cache';
import {readDocs} from '../src/content/inventory';
import {readPageWithParts} from '../src/content/page';
import {BEHAVIORS} from './lib/behaviors/behaviors';
import {missingStatements, runBehaviors} from './lib/behaviors/runBehaviors';
import {unprovenPages, UNPROVEN_FILE} from './lib/behaviors/unprovenPages';
import {LIMIT_PROBES} from './lib/stated/limits';
import {DATA_EFFECTS} from './lib/effects/dataEffects';
import {runCheck} from './lib/runCheck';

const HELP = `Runs code that proves what pages say about throwing, rejecting, returning and ignoring.

  npm run check:behaviors                 all of them
  npm run check:behaviors -- --report     also lists the api pages without any executed proof, with the reason

Each entry in scripts/lib/behaviors/behaviors.ts has a page's statement and code that proves it. The page must
contain the statement word for word, and the code must have the stated results.

A page of kind api is proven by a sample or comment with run, a rendered sample, a behavior, an effect
(scripts/lib/effects/dataEffects.ts) or a called limit. All others are listed by class, with a reason, in
${UNPROVEN_FILE}.

Results are cached until a package or the list changes.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** What running the behaviors found, remembered as long as they and the packages are the same. */
const ran = async (): Promise<readonly Finding[]> => {
  const cache = openCache<readonly Finding[]>(root, 'behaviors', [
    path.join(__dirname, 'lib/behaviors'),
  ]);
  const types = modelKey(root);
  const known = cache.get([types]);
  if (known) return known;
  const findings = await runBehaviors(root);
  cache.set([types], findings);
  return findings;
};

runCheck({help: HELP, options: {report: {type: 'boolean'}}}, async ({values}) => {
  const sources = await Promise.all(readDocs(root).map(({file}) => readPageWithParts(root, file)));
  const ledger = path.join(__dirname, 'lib/renders/ledger.json');
  const rendered = existsSync(ledger) ? readFileSync(ledger, 'utf8') : '';
  const {unlisted, listed, stale} = unprovenPages(sources, {
    rendered,
    tried: [
      ...BEHAVIORS.map(({page}) => page),
      ...DATA_EFFECTS.flatMap(({trial, pages}) => (trial === undefined ? [] : pages)),
    ],
    called: LIMIT_PROBES,
  });
  const textOf = (page: string): string => sources.find(({file}) => file === page)?.text ?? '';
  const findings: Finding[] = [
    ...missingStatements(textOf),
    ...(await ran()),
    ...unlisted.map((file) => ({
      file,
      line: 1,
      code: 'behavior',
      message: 'no statement on this page is executed',
      todo: `add run to a sample, a behavior to scripts/lib/behaviors/behaviors.ts, or a reason to ${UNPROVEN_FILE}`,
    })),
    ...stale.map((pages) => ({
      file: UNPROVEN_FILE,
      line: 1,
      code: 'behavior',
      message: `no page without proof matches ${pages}`,
      todo: 'remove the entry',
    })),
  ];
  return {
    findings,
    notes: values.report ? listed.map(({file, reason}) => `${file}: ${reason}`) : [],
    summary: `${counted(BEHAVIORS.length, 'behavior')}, ${counted(listed.length, 'api page')} without executed proof, ${counted(findings.length, 'problem')}`,
  };
});
