import fs from 'node:fs';
import path from 'node:path';

/** A test that has needed a second try. */
export interface FlakyTest {
  /** Its file, from the root. */
  readonly test: string;
  /** The day on which it was noticed. */
  readonly since: string;
  /** What is known of the cause. */
  readonly known: string;
}

/** With so many, a run fails: somebody has to look. */
export const TOO_MANY_FLAKY = 3;

/** The committed list. */
export const readFlakyTests = (): FlakyTest[] =>
  JSON.parse(fs.readFileSync(path.resolve(__dirname, '../flaky.json'), 'utf8')) as FlakyTest[];

/**
 * Files of tests that are flaky: those of the list, and those that needed a second try in a run.
 *
 * @param retried files from the root
 */
export const flakyFiles = (listed: readonly FlakyTest[], retried: readonly string[]): string[] => [
  ...new Set([...listed.map(({test}) => test), ...retried]),
];
