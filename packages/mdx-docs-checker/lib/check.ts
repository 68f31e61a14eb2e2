// What a check is, and what it gets.
import type {Finding} from './findings';
import type {FenceKey} from './fenceGrammar';
import type {Page} from './model';

/** What checks receive besides the pages that they check. */
export interface Project {
  /** Its folder, absolute. */
  readonly root: string;
  /** The folders with pages, from the root. */
  readonly places: readonly string[];
  /** All pages, even if only some are checked. */
  readonly pages: readonly Page[];
}

/** A check. */
export interface Check {
  /** The name in findings and arguments. */
  readonly name: string;
  /** Checks pages. Unreadable pages are left out. */
  readonly check: (
    pages: readonly Page[],
    project: Project,
  ) => readonly Finding[] | Promise<readonly Finding[]>;
  /** Words that it adds to the grammar of fences. */
  readonly fenceWords?: Configuration['fenceWords'];
  /**
   * What affects the outcome for a page besides the page, this package, the installed packages and the
   * configuration. The outcome is cached until one of these changes, and all findings must be in the pages
   * that were passed. Without this, nothing is cached.
   */
  readonly inputs?: (project: Project) => readonly string[];
}

/** The configuration: the default export of `mdx-docs-checker.config.mjs`. */
export interface Configuration {
  /** Folders and files with pages, from the configuration's folder. */
  readonly pages: readonly string[];
  readonly checks: readonly Check[];
  /** Further words that may follow the language of a fence. */
  readonly fenceWords?: Readonly<Record<string, FenceKey>>;
  /** Files that the configuration imports and that affect outcomes, such as a schema. */
  readonly tools?: readonly string[];
}
