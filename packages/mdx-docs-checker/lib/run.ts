// Runs checks on pages.
import fs from 'node:fs';
import path from 'node:path';

import {cachesIn, noCache, type Cache} from './cache';
import type {Check, Configuration, Project} from './check';
import {checkEach, type PageOutcome} from './checkEach';
import type {FenceKey} from './fenceGrammar';
import {sortFindings, unreadable, type Finding} from './findings';
import {inParallel} from './inParallel';
import {createPageReader, findPages, type Page} from './model';

const {openCache} = cachesIn('node_modules/.cache/mdx-docs-checker');

/** How many checks run at a time, because they often wait for files. */
const AT_ONCE = 4;

/** What to run. */
export interface RunOptions {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly configuration: Configuration;
  /** Absolute path of the configuration file. Outcomes are only cached for the same configuration. */
  readonly configurationFile?: string;
  /** Pages to check, from the root; all by default. */
  readonly files?: readonly string[];
  /** Names of the checks to run; all by default. */
  readonly names?: readonly string[];
  /** False to check everything again. */
  readonly isCached?: boolean;
}

/** The outcome of a check. */
export interface CheckOutcome {
  readonly name: string;
  readonly findings: number;
  /** How many pages were checked before and not again. */
  readonly kept: number;
}

/** The outcome of a run. */
export interface Report {
  /** How many pages were checked. */
  readonly pages: number;
  readonly checks: readonly CheckOutcome[];
  /** By file and place. */
  readonly findings: readonly Finding[];
}

/** The checks to run. @throws if a name doesn't match a check */
const chosenChecks = (checks: readonly Check[], names: readonly string[] | undefined): Check[] => {
  const known = checks.map(({name}) => name);
  const twice = known.find((name, index) => known.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two checks are named "${twice}": rename one.`);
  const unknown = names?.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no check "${unknown}". Choose from: ${known.join(', ')}.`);
  }
  return checks.filter(({name}) => names?.includes(name) ?? true);
};

/** Runs one check on pages, and caches the outcome for each if the check says what it depends on. */
const runCheck = async (
  check: Check,
  pages: readonly Page[],
  project: Project,
  cache: Cache<PageOutcome>,
): Promise<{outcome: CheckOutcome; findings: Finding[]}> => {
  const inputs = check.inputs?.(project);
  if (!inputs) {
    const findings = [...(await check.check(pages, project))];
    return {outcome: {name: check.name, findings: findings.length, kept: 0}, findings};
  }
  const sources = pages.map((page) => ({...page, read: () => Promise.resolve(page)}));
  const {findings, kept} = await checkEach(
    cache,
    sources,
    [check.name, ...inputs],
    async (changed) => {
      const found = await check.check(changed, project);
      return changed.map(({file: page}) => ({
        page,
        findings: found.filter(({file}) => file === page),
      }));
    },
  );
  return {outcome: {name: check.name, findings: findings.length, kept}, findings: [...findings]};
};

/**
 * Runs the checks of a configuration.
 *
 * @throws if a page or a check doesn't exist, or a check can't run
 */
export const runChecks = async ({
  root,
  configuration,
  configurationFile,
  files,
  names,
  isCached = true,
}: RunOptions): Promise<Report> => {
  const checks = chosenChecks(configuration.checks, names);
  const all = findPages(root, configuration.pages);
  const missing = files?.find((file) => !all.includes(file));
  if (missing !== undefined) {
    throw new Error(`"${missing}" is not a page: \`pages\` in the configuration has no such file.`);
  }
  const words: Record<string, FenceKey> = {...configuration.fenceWords};
  for (const {fenceWords} of configuration.checks) Object.assign(words, fenceWords);
  const read = createPageReader(words);
  const pages = await Promise.all(
    all.map((file) => read(file, fs.readFileSync(path.join(root, file), 'utf8'))),
  );
  const project: Project = {root, places: configuration.pages, pages};
  const wanted = pages.filter(({file}) => files?.includes(file) ?? true);
  const readable = wanted.filter(({problem}) => !problem);
  // An unnamed configuration can't be compared with that of another run.
  const cache =
    isCached && configurationFile !== undefined
      ? openCache<PageOutcome>(root, 'outcomes', [
          configurationFile,
          ...(configuration.tools ?? []).map((file) => path.join(root, file)),
        ])
      : noCache<PageOutcome>();
  const findings: Finding[] = wanted.flatMap(unreadable);
  const outcomes = new Map<Check, CheckOutcome>();
  await inParallel(checks, AT_ONCE, async (check) => {
    const {outcome, findings: found} = await runCheck(check, readable, project, cache);
    outcomes.set(check, outcome);
    findings.push(...found);
  });
  return {
    pages: wanted.length,
    checks: checks.flatMap((check) => outcomes.get(check) ?? []),
    findings: sortFindings(findings),
  };
};
