// Compares what documented functions throw with what the docs quote.
import path from 'node:path';
import {parseArgs} from 'node:util';

import {hashOf, readCache, writeCache} from '../src/content/kept';
import {readWithParts} from '../src/content/parts';
import {cacheFolder, modelKey, sourcesHash} from '../src/plugins/toolkit-api/cache';
import {readDocs} from '../src/plugins/toolkit-api/docs';
import {counted} from './lib/counted';
import {formatFinding} from './lib/findings';
import type {ThrownOutcome} from './lib/messages/thrown';

const HELP = `Looks in the published code for the errors that documented functions throw, directly,
through their validators or in functions of their package that they call, and for each in the docs.

  npm run check:throws

An error that no page quotes belongs below Errors of its function's page, or into
scripts/lib/messages/unquoted.ts with the reason why readers don't need it.

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

/** Repeats the last outcome as long as no page, package or rule has changed. */
const checkOnce = async (): Promise<ThrownOutcome> => {
  const pages = await Promise.all(readDocs(root).map(({file}) => readWithParts(root, file)));
  const key = hashOf([
    modelKey(root),
    sourcesHash(path.join(__dirname, 'lib/messages'), path.join(root, 'src/content')),
    ...pages.map(({text}) => text),
  ]);
  const file = path.join(cacheFolder(root), 'thrown.json');
  const kept = readCache(file) as {key: string; outcome: ThrownOutcome} | undefined;
  if (kept?.key === key) return kept.outcome;
  const {checkThrown} = await import('./lib/messages/thrown');
  const outcome = await checkThrown(root);
  writeCache(file, {key, outcome});
  return outcome;
};

const main = async (): Promise<void> => {
  const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}});
  if (values.help) {
    console.log(HELP);
    return;
  }
  const {compared, findings} = await checkOnce();
  for (const finding of findings) console.log(formatFinding(finding));
  console.log(`${counted(compared, 'message')}, ${counted(findings.length, 'problem')}`);
  process.exitCode = findings.length > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
