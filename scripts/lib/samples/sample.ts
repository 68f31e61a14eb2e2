import type {SampleExtension} from '../../../src/content/fenceMeta';
import type {Finding} from '../findings';

/** One code fence of a page, as it is compiled. */
export interface Sample {
  /** The page's path from the project's root, with forward slashes. */
  readonly page: string;
  /** The line of the opening fence in the page, from 1. */
  readonly line: number;
  /** The column of the opening fence in the page, from 1. */
  readonly column: number;
  readonly extension: SampleExtension;
  /** The code to compile: hidden lines included, removed lines blank; line for line as on the page. */
  readonly code: string;
  /** For each line of `code`, how many columns of the page's line stand before it. */
  readonly indents: readonly number[];
  /** The file that the sample represents, relative to its group's root. */
  readonly file?: string;
  /** The small project on the page that the sample belongs to. */
  readonly group?: string;
  /** The codes that the sample is there to show: `TS2345`, or a lint rule. */
  readonly expected: readonly string[];
  /** Why the sample is not checked. */
  readonly nocheck?: string;
  /** Whether the sample is executed, so that the results it states are checked. */
  readonly run?: boolean;
  /** The message of the error that executing it throws. */
  readonly throws?: string;
  /** Why the component that it shows can't be rendered. */
  readonly norender?: string;
  /** Props to render it with, as a JavaScript expression. */
  readonly props?: string;
  /** The frame to render, from 0. */
  readonly frame?: number;
  /** Whether it is rendered a second time, without its media. */
  readonly failing?: boolean;
  /** What the picture below the sample shows, for those who can't see it. */
  readonly picture?: string;
}

/** A problem at a place of a sample's code (line and column from 1). */
export interface SampleFinding {
  readonly line: number;
  readonly column: number;
  /** `TS2345`, the name of a lint rule, or the kind of a problem of the page itself. */
  readonly code: string;
  readonly message: string;
}

/** A problem at a place of a page. */
export type PageFinding = Finding & SampleFinding;

/** What a page holds: its samples, and the problems of its fences. */
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
