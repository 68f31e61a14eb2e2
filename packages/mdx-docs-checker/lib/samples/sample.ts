import type {Finding} from '../findings';
import type {Sample} from '../sampleOf';

/** A problem at a place in a sample's code (line and column from 1). */
export interface SampleFinding {
  readonly line: number;
  readonly column: number;
  /** `TS2345`, the name of a lint rule, or the kind of problem with the page itself. */
  readonly code: string;
  readonly message: string;
}

/** A problem at a place of a page. */
export type PageFinding = Finding & SampleFinding;

/** What a page contains: its samples, and the problems with its fences. */
export interface Page {
  readonly path: string;
  readonly samples: readonly Sample[];
  readonly problems: readonly PageFinding[];
}

/** The outcome for one page. */
export interface PageResult {
  readonly page: string;
  readonly samples: number;
  readonly unchecked: number;
  readonly findings: readonly PageFinding[];
}
