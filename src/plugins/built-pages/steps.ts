import type {LoadContext, RouteConfig} from '@docusaurus/types';
import type {PageHtml} from 'docusaurus-markdown-pages/html';

import type {Tags} from '../../upstream/html/completeHead';

/** An HTML file of a route. */
export interface PageFile {
  /** Path of the route, with the base URL. */
  readonly address: string;
  /** Below the folder of the build, with forward slashes. */
  readonly file: string;
}

/** A page as it is published. */
export type BuiltPage = PageFile & PageHtml;

/** What one plugin makes of the pages; what it throws about a page fails the build and names the page. */
export interface PageReader {
  /** Tags that the page's head lacks so far. */
  readonly tags?: Tags;
  /** Gets each page once, when its HTML is complete. */
  readonly read?: (page: BuiltPage) => void;
  /** The last change to a page that needs what all pages say: it is written after all of them are read. */
  readonly last?: (page: PageFile) => ((html: string) => string) | undefined;
  /** Gets the bytes of each page once, as they are written. */
  readonly written?: (page: PageFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Runs after the last page, one reader at a time; may not change a page. */
  readonly end?: () => void | Promise<void>;
}

/** A build whose pages the framework has written. */
export interface BuiltSite {
  /** The folder of the build. */
  readonly outDir: string;
  readonly pages: readonly PageFile[];
  /** The routes of the pages, as a tree. */
  readonly routes: readonly RouteConfig[];
  /** The address of a page that is empty until its script runs, so it may lack `<main>` and has no twin. */
  readonly emptyPage?: string | undefined;
}

/** Starts reading the pages of a build. */
export type PageStep = (site: BuiltSite) => PageReader | Promise<PageReader>;

/** Steps by what all plugins of a build are made with; each locale of a site has a build of its own. */
const steps = new WeakMap<LoadContext, PageStep[]>();

/**
 * Has a plugin take part in the one pass over the finished pages, in the place of a `postBuild` hook
 * that reads or writes HTML: the framework runs those side by side.
 */
export const addPageStep = (context: LoadContext, step: PageStep): void => {
  steps.set(context, [...pageSteps(context), step]);
};

/** The steps of a build, in the order of its plugins. */
export const pageSteps = (context: LoadContext): readonly PageStep[] => steps.get(context) ?? [];
