// Collects from the checks how much of each page was proven, and by what.
import path from 'node:path';
import type {PageOutcome} from 'mdx-docs-checker/check-each';

import {writeFileAtomic} from '../../../src/content/diskCache';
import {readPage, readPageWithParts} from '../../../src/content/page';
import {
  PROOF_LEDGER,
  proofLetters,
  sampleHash,
  toolchainKey,
  type ClaimCounts,
  type ProofLedger,
} from '../../../src/content/proofs';
import {readSample} from '../../../src/content/samples';
import {apiPage} from '../../../src/toolkit-api/pages/apiPage';
import {commandsCheck} from '../commands/commandsCheck';
import {checkLedger} from '../messages/messageLedger';
import {messagesCheck} from '../messages/messagesCheck';
import {checkPages, type PageCheck} from '../pageCheck';
import {readReadingLedger} from '../readings/ledger';
import {collectRenders} from '../renders/collectRenders';
import {isRendered, readLedger, toolkitVersions} from '../renders/renderLedger';
import {resultsCheck} from '../results/resultsCheck';
import {openSampleCache, openSampleChecker} from '../samples/openSampleChecker';
import {findPages} from '../samples/pages';
import {statedCheck} from '../stated/statedCheck';

/** What was proven of a page. */
export interface PageClaims extends Omit<ClaimCounts, 'pages'> {
  readonly page: string;
  /** Statements that its last reader checked; undefined when nobody read it. */
  readonly read?: number;
}

const byPage = <Outcome extends {readonly page: string}>(
  outcomes: readonly Outcome[],
): ReadonlyMap<string, Outcome> => new Map(outcomes.map((outcome) => [outcome.page, outcome]));

/** Collects the claims of all pages, and the proofs of their samples; pages that have changed are checked. */
export const collectClaims = async (
  root: string,
): Promise<{pages: PageClaims[]; ledger: ProofLedger}> => {
  const files = findPages(root);
  const outcomesOf = async <Outcome extends PageOutcome>(
    check: PageCheck<Outcome>,
  ): Promise<ReadonlyMap<string, Outcome>> =>
    byPage((await checkPages(root, check, files)).outcomes);
  const checker = openSampleChecker(root, openSampleCache(root), async () =>
    (await import('../samples/sampleChecker')).sampleRules(root),
  );
  const compiled = byPage(await checker.check(files));
  const results = await outcomesOf(resultsCheck);
  const messages = await outcomesOf(messagesCheck);
  const commands = await outcomesOf(commandsCheck);
  const whole = await Promise.all(files.map((file) => readPageWithParts(root, file)));
  const stated = await outcomesOf(statedCheck);
  // Options are compared on the pages that name what they document.
  const options = new Map(
    whole
      .map(apiPage)
      .filter(({api, cli}) => api.length + cli.length > 0)
      .map(({file, headings}) => [file, headings.flatMap((heading) => heading.options).length]),
  );
  const reported = await checkLedger(root);
  const readings = readReadingLedger(root);
  const renders = readLedger(root, toolkitVersions(root));
  const samples: Record<string, string> = {};

  const claimsOf = async (page: string): Promise<PageClaims> => {
    const content = await readPage(root, page);
    const isCompiled = compiled.get(page)?.findings.length === 0;
    const isRun = results.get(page)?.findings.length === 0;
    const {jobs} = collectRenders(content);
    const proofs = content.fences.flatMap((fence) => {
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
    const proven: Readonly<Record<string, number>> = stated.get(page)?.proven ?? {};
    const read = readings[page]?.checked;
    return {
      page,
      samples: proofs.length,
      compiled: proofs.filter((proof) => proof.isCompiled).length,
      run: proofs.filter((proof) => proof.isRun).length,
      rendered: proofs.filter((proof) => proof.isRendered).length,
      results: isRun ? (results.get(page)?.compared ?? 0) : 0,
      messages: messages.get(page)?.compared ?? 0,
      reported: reported.byPage[page] ?? 0,
      commands: commands.get(page)?.compared ?? 0,
      options: options.get(page) ?? 0,
      stated: Object.values(proven).reduce((sum, number) => sum + number, 0),
      ...(read === undefined ? {} : {read}),
    };
  };

  const pages: PageClaims[] = [];
  for (const page of files) pages.push(await claimsOf(page));
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
    // A message that several pages explain counts once.
    reported: reported.compared,
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
  writeFileAtomic(
    path.join(root, PROOF_LEDGER),
    `{\n${head}\n  "samples": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
};
