/** An address of a site. */
export interface Route {
  /** Without a slash at the end: `/docs/timers`. */
  readonly path: string;
  /** The file that the page is made from; lists have none. */
  readonly file?: string;
  readonly title?: string;
}

/** Everything that a site's links can lead to. Files are paths from its root, with forward slashes. */
export interface LinkSite {
  /** All pages. */
  readonly routes: readonly Route[];
  /** The page at an address; a slash at its end makes no difference. */
  readonly routeAt: (address: string) => Route | undefined;
  /** The page whose file a Markdown link on another page names. */
  readonly routeOfFile: (from: string, link: string) => Route | undefined;
  /** The files that a page's Markdown links can name; undefined if they aren't turned into addresses there. */
  readonly linkableFiles: (from: string) => readonly string[] | undefined;
  /** Whether the site has a file that a Markdown link names, and publishes it. */
  readonly isAsset: (file: string) => boolean;
  /** Ids of the headings and elements on a file's page; undefined if they're unknown, as on an unreadable page. */
  readonly idsOf: (file: string) => Promise<readonly string[] | undefined>;
  /** Addresses of files from the root: `/img/logo.svg`. */
  readonly staticFiles: ReadonlySet<string>;
  /** Where these files are. */
  readonly staticFolder?: string;
  /** Addresses of files that the build adds. Without it, `pathname:` links aren't checked. */
  readonly builtFiles?: readonly string[];
  /** Addresses below which everything belongs to the site, whether it exists or not: `/docs`. */
  readonly sections?: readonly string[];
  /** The site's own domains, whose pages must be linked by path: `example.com`. */
  readonly hosts?: readonly string[];
  /** Whether the site has an address that isn't in any of these lists. */
  readonly isKnown?: (address: string) => boolean;
  /** An address that messages give as an example. */
  readonly exampleAddress?: string;
  /** How addresses follow from files, for messages about addresses that don't exist. */
  readonly addressRule?: string;
}

/** What to do about a link to a page that can't be guessed. */
export const exampleOf = ({exampleAddress = '/docs/start'}: LinkSite): string =>
  `such as "${exampleAddress}"`;
