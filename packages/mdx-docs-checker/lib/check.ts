// What a check is, and what it gets.
import type {Finding} from './findings';
import type {FenceKey} from './fenceGrammar';
import type {Page} from './model';

/** What checks are given besides the pages that they check. */
export interface Project {
  /** Its folder, absolute. */
  readonly root: string;
  /** The folders with pages, from the root. */
  readonly places: readonly string[];
  /** All pages, also when only some are checked. */
  readonly pages: readonly Page[];
}

/** A check. */
export interface Check {
  /** What findings and arguments call it. */
  readonly name: string;
  /** Looks at pages that can be read. */
  readonly check: (
    pages: readonly Page[],
    project: Project,
  ) => readonly Finding[] | Promise<readonly Finding[]>;
  /**
   * What decides the outcome for a page besides the page, this package, the installed packages and the
   * configuration. The outcome is kept until one of these changes; without this, it is never kept. Then findings
   * must be in the pages that were passed.
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
  /** Files that decide outcomes and that the configuration imports, such as a schema. */
  readonly tools?: readonly string[];
}
