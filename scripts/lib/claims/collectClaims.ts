// Collects from the kept results of the checks how much of each page was proven, and by what.
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parseMdx} from '../../../src/content/dialect';
import {readFences} from '../../../src/content/fences';
import {contentFiles} from '../../../src/content/files';
import {hashOf, readCache, writeWhole} from '../../../src/content/kept';
import {
  PROOF_LEDGER,
  proofLetters,
  sampleHash,
  toolchainKey,
  type ClaimCounts,
  type ProofLedger,
} from '../../../src/content/proofs';
import {readSample} from '../../../src/content/samples';
import {cacheFolder} from '../../../src/plugins/toolkit-api/cache';
import type {Page} from '../../../src/plugins/toolkit-api/pages/apiPage';
import type {ThrownOutcome} from '../messages/thrown';
import type {PageOutcome} from '../pageCheck';
import {collectRenders} from '../renders/collectRenders';
import {isRendered, readLedger, toolkitVersions} from '../renders/renderLedger';
import type {PageResult} from '../samples/sample';
import type {StatedOutcome} from '../stated/checkStated';
import {readReadingLedger} from '../readings/ledger';

/** What was proven of a page. */
export interface PageClaims extends Omit<ClaimCounts, 'pages'> {
  readonly page: string;
  /** Statements that its last reader checked; undefined when nobody read it. */
  readonly read?: number;
}

interface Kept<Result> {
  readonly entries: Readonly<Record<string, {readonly text: string; readonly result: Result}>>;
}

/** The kept results of a check, for pages whose text is the same as then. */
const keptResults = <Result>(root: string, name: string) => {
  const kept = readCache(path.join(root, 'node_modules/.cache', `${name}.json`)) as
    | Kept<Result>
    | undefined;
  return {
    of: (page: string, text: string): Result | undefined => {
      const entry = kept?.entries[page];
      return entry?.text === hashOf([text]) ? entry.result : undefined;
    },
    last: (page: string): Result | undefined => kept?.entries[page]?.result,
  };
};

/** Collects the claims of all pages, and the proofs of their samples. */
export const collectClaims = async (
  root: string,
): Promise<{pages: PageClaims[]; ledger: ProofLedger}> => {
  const compiled = keptResults<{result: PageResult}>(root, 'samples');
  const results = keptResults<PageOutcome>(root, 'results');
  const messages = keptResults<PageOutcome>(root, 'messages');
  const commands = keptResults<PageOutcome>(root, 'commands');
  const stated = keptResults<StatedOutcome>(root, 'stated');
  const reference = keptResults<Page>(root, 'api-pages');
  const thrown = readCache(path.join(cacheFolder(root), 'thrown.json')) as
    | {outcome: ThrownOutcome}
    | undefined;
  const readings = readReadingLedger(root);
  const renders = readLedger(root, toolkitVersions(root));
  const samples: Record<string, string> = {};

  const claimsOf = async (page: string): Promise<PageClaims> => {
    const text = readFileSync(path.join(root, page), 'utf8');
    const source = text.replace(/\r\n?/gu, '\n');
    const tree = await parseMdx(source);
    const fences = 'reason' in tree ? [] : readFences(tree, source);
    const isCompiled = compiled.of(page, text)?.result.findings.length === 0;
    const isRun = results.of(page, text)?.findings.length === 0;
    const {jobs} = await collectRenders(page, text);
    const proofs = fences.flatMap((fence) => {
      const sample = readSample(page, fence);
      if (!sample) return [];
      const job = jobs.find(({line}) => line === fence.line);
      const proof = {
        isCompiled: isCompiled && sample.nocheck === undefined && sample.expected.length === 0,
        isRun: isRun && sample.run === true,
        isRendered: job !== undefined && isRendered(renders, job),
      };
      samples[sampleHash(fence.code)] = proofLetters(proof);
      return [proof];
    });
    const proven: Readonly<Record<string, number>> = stated.last(page)?.proven ?? {};
    const read = readings[page]?.checked;
    return {
      page,
      samples: proofs.length,
      compiled: proofs.filter((proof) => proof.isCompiled).length,
      run: proofs.filter((proof) => proof.isRun).length,
      rendered: proofs.filter((proof) => proof.isRendered).length,
      results: isRun ? (results.of(page, text)?.compared ?? 0) : 0,
      messages: messages.of(page, text)?.compared ?? 0,
      thrown: thrown?.outcome.byPage[page] ?? 0,
      commands: commands.of(page, text)?.compared ?? 0,
      options: (reference.last(page)?.headings ?? []).flatMap(({options}) => options).length,
      stated: Object.values(proven).reduce((sum, number) => sum + number, 0),
      ...(read === undefined ? {} : {read}),
    };
  };

  const pages: PageClaims[] = [];
  for (const page of contentFiles(root)) pages.push(await claimsOf(page));
  const sum = (count: (claims: PageClaims) => number): number =>
    pages.reduce((total, claims) => total + count(claims), 0);
  const counts: ClaimCounts = {
    pages: pages.length,
    samples: sum((claims) => claims.samples),
    compiled: sum((claims) => claims.compiled),
    run: sum((claims) => claims.run),
    rendered: sum((claims) => claims.rendered),
    results: sum((claims) => claims.results),
    messages: sum((claims) => claims.messages),
    // A message that several functions throw counts once.
    thrown: thrown?.outcome.compared ?? 0,
    commands: sum((claims) => claims.commands),
    options: sum((claims) => claims.options),
    stated: sum((claims) => claims.stated),
  };
  return {pages, ledger: {toolchain: toolchainKey(root), counts, samples}};
};

/** Writes the notes, a sample a line, so that two branches seldom change the same one. */
export const writeProofs = (root: string, {toolchain, counts, samples}: ProofLedger): void => {
  const lines = Object.entries(samples)
    .filter(([, letters]) => letters !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([hash, letters]) => `    ${JSON.stringify(hash)}: ${JSON.stringify(letters)}`);
  const head = `  "toolchain": ${JSON.stringify(toolchain)},\n  "counts": ${JSON.stringify(counts)},`;
  writeWhole(
    path.join(root, PROOF_LEDGER),
    `{\n${head}\n  "samples": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
};
