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

/** The committed list. */
export const readFlakyTests = (): FlakyTest[] =>
  JSON.parse(fs.readFileSync(path.resolve(__dirname, '../flaky.json'), 'utf8')) as FlakyTest[];
