import type {Statement} from './instrument';

/** A place in a page and what stands there (line and column from 1). */
export interface StatedPlace {
  readonly line: number;
  readonly column: number;
}

/** One statement of a job, with the expression that it is about. */
export interface JobStatement extends StatedPlace {
  readonly statement: Statement;
  readonly expression: string;
}

/** A sample, a table or a comment to execute. */
export interface Job extends StatedPlace {
  readonly page: string;
  /** JavaScript by file name; relative imports resolve among them. */
  readonly files: Readonly<Record<string, string>>;
  /** The file to run. */
  readonly entry: string;
  readonly statements: readonly JobStatement[];
  /** The message that running it must end in. */
  readonly throws?: string;
  /** What it must print, and where the page says so. */
  readonly output?: StatedPlace & {readonly text: string};
  /** The page's line and column of a line of the entry, both from 1. */
  readonly lines: readonly StatedPlace[];
}

/** What executing a job showed to be wrong, at a place in its page. */
export interface JobFinding extends StatedPlace {
  readonly message: string;
}
