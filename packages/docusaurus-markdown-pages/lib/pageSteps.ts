import type {LoadContext, RouteConfig} from '@docusaurus/types';

import type {PageHtml} from './html';

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
  /** Tags that the page's head lacks so far; the page has its HTML as Docusaurus wrote it. */
  readonly tags?: (page: PageFile & {readonly html: string}) => string;
  /** Gets each page once, when its HTML is complete. */
  readonly read?: (page: BuiltPage) => void;
  /** The last change to a page that needs what all pages say: it is written after all of them are read. */
  readonly last?: (page: PageFile) => ((html: string) => string) | undefined;
  /** Gets the bytes of each page once, as they are written. */
  readonly written?: (page: PageFile, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Runs after the last page, one reader at a time; may not change a page. */
  readonly end?: () => void | Promise<void>;
}

/** A build whose pages Docusaurus has written. */
export interface BuiltSite {
  /** The folder of the build. */
  readonly outDir: string;
  readonly pages: readonly PageFile[];
  /** The routes of the pages, as a tree. */
  readonly routes: readonly RouteConfig[];
}

/** Starts reading the pages of a build. */
export type PageStep = (site: BuiltSite) => PageReader | Promise<PageReader>;

/** What a site decides about the pass over its pages. */
export interface PassOptions {
  /**
   * The HTML that stands for the main part of a page without `<main>`; undefined fails the build. Default:
   * what is between navbar and footer.
   */
  readonly withoutMain?: ((page: PageFile, html: string) => string | undefined) | undefined;
  /** Puts the readers' tags, which may be none, into the head of a page. Default: at its end. */
  readonly completeHead?: ((html: string, tags: string) => string) | undefined;
}

/** The pass over the pages of one build. */
export interface Pass {
  options: PassOptions;
  /** In the order of the build's plugins. */
  readonly steps: PageStep[];
  /** Settled when the pass has ended; undefined before it begins. */
  done?: Promise<void>;
}

/** By what all plugins of a build are made with; each locale of a site has a build of its own. */
const passes = new WeakMap<LoadContext, Pass>();

/** The pass of a build; one without steps if no plugin has added any. */
export const passOf = (context: LoadContext): Pass => {
  const pass = passes.get(context) ?? {options: {}, steps: []};
  passes.set(context, pass);
  return pass;
};
