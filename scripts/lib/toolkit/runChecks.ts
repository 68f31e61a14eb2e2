import path from 'node:path';
import type {Finding} from 'mdx-docs-checker/findings';
import {run, type RunOutcome} from 'project-trial';

import {checks} from '../checks';

/** A check of the copy, and what it said. */
export interface CheckOutcome {
  name: string;
  /**
   * `failed` when it has findings, `crashed` when an error ended it, and `unfinished` when its time was up: what it
   * had found until then is there, more may be missing.
   */
  state: 'passed' | 'failed' | 'crashed' | 'unfinished';
  seconds: number;
  findings: Pick<Finding, 'file' | 'line' | 'message'>[];
  /** Lines that are no findings: summaries, and what went wrong where a check could not run. */
  other: string[];
}

/** Checks that depend on the toolkit and need minutes at most. */
export const QUICK_CHECKS: readonly string[] = checks.flatMap(({name, isOfToolkit}) =>
  isOfToolkit ? [name] : [],
);

/** Checks that render or follow guides, which takes an hour, with their scripts. */
const LONG_SCRIPTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['renders', ['scripts/check-renders.ts', '--all']],
  ['stills', ['scripts/demos-stills.ts', '--check']],
  ['walk', ['scripts/walk.ts']],
]);

export const LONG_CHECKS: readonly string[] = [...LONG_SCRIPTS.keys()];

const FINDING = /^(?<file>[\w@./-]+\.(?:mdx?|tsx?|json)):(?<line>\d+)(?::\d+)? (?<message>.+)$/u;

/** Takes the findings out of what a check printed. */
export const readOutput = (output: string): Pick<CheckOutcome, 'findings' | 'other'> => {
  const findings: CheckOutcome['findings'] = [];
  const other: string[] = [];
  for (const line of output.split('\n')) {
    const {file, line: number, message} = FINDING.exec(line.trim())?.groups ?? {};
    if (file !== undefined && message !== undefined) {
      findings.push({file, line: Number(number), message});
    } else if (line.trim() !== '') other.push(line.trimEnd());
  }
  return {findings, other};
};

/** The exit code of all checks that have findings; any other but 0 is that of a crash. */
const FAILED = 1;

/** The line of a check's output that says why it crashed. */
export const errorOf = ({other}: Pick<CheckOutcome, 'other'>): string =>
  other.findLast((line) => /\b\w*Error: /u.test(line)) ?? other.at(-1) ?? 'no output';

/**
 * The copy has packages of several releases where the registry lacks one, and some of them bundle the toolkit's core.
 * The core throws when another release of it was loaded before; with this, it never sees one.
 */
const MIXED_RELEASES = 'Object.defineProperty(globalThis,"remotion_imported",{get(){},set(){}})';

/** Options for Node.js that run the code above first, in worker threads and child processes, too. */
const nodeOptions = (): string =>
  [
    process.env.NODE_OPTIONS ?? '',
    `--import=data:text/javascript,${encodeURIComponent(MIXED_RELEASES)}`,
  ]
    .join(' ')
    .trim();

/** Runs a check of the copy, for `limit` seconds at most. */
export const runCheck = async (
  copy: string,
  name: string,
  limit: number,
): Promise<CheckOutcome> => {
  const started = performance.now();
  const args = LONG_SCRIPTS.get(name) ?? [`scripts/check-${name}.ts`];
  const outcome = await run(copy, [path.join(copy, 'node_modules/.bin/tsx'), ...args], {
    env: {FORCE_COLOR: '0', NO_COLOR: '1', NODE_OPTIONS: nodeOptions()},
    limit: limit * 1000,
  }).catch((error: unknown): RunOutcome => ({code: null, output: String(error), isLate: false}));
  const {code, output, isLate} = outcome;
  const seconds = Math.round((performance.now() - started) / 100) / 10;
  const ended = code === 0 ? 'passed' : code === FAILED ? 'failed' : 'crashed';
  return {name, state: isLate ? 'unfinished' : ended, seconds, ...readOutput(output)};
};
