import {listName, twinAddress} from './address';
import type {Handlers} from './converter';
import {createLists} from './lists';
import {sectionsOf, type Section, type SectionOptions} from './sections';
import {createTwins, withoutSlash, type TextCache, type Twin, type TwinSource} from './twin';

/** What a site decides about its Markdown pages. */
export interface MarkdownOptions {
  /** The version that the site documents, for front matter and lists. */
  version?: string | undefined;
  /** How pages are divided in the lists. */
  sections?: SectionOptions | undefined;
  /** Whether each section has a list of its own, to which `llms.txt` links. For large sites. Default: false. */
  splitLists?: boolean | undefined;
  /** Whether to write files with the text of all pages in a list. Default: true. */
  fullText?: boolean | undefined;
  /** Pages to read first, by their paths below the base URL. */
  firstPages?: readonly string[] | undefined;
  /** Ends the introduction of `llms.txt`. */
  note?: string | undefined;
  /** How the site's own elements are converted. */
  handlers?: Handlers | undefined;
  /**
   * What happens if an element has no form in Markdown: by default, the build fails; with `warn`, its text is
   * used.
   */
  onUnknownElement?: 'throw' | 'warn' | undefined;
}

/** What a build knows about its site, with the names from Docusaurus's configuration. */
export interface MarkdownSite {
  readonly url: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  readonly titleDelimiter: string;
}

/** Creates the Markdown files of a build whose pages are read elsewhere. */
export interface MarkdownReader {
  /** Converts a page. Pages that aren't in the build's `pages` are ignored. */
  read: (page: TwinSource) => void;
  /** Returns the files, by their paths in the build folder. */
  end: () => Map<string, string>;
}

/** A build that a reader is for. */
export interface MarkdownBuild {
  readonly site: MarkdownSite;
  /** Paths of the pages that get a Markdown version, with the base URL. */
  readonly pages: readonly string[];
  /** The sections of the docs, from `docSections`. */
  readonly docs: readonly Section[];
  readonly options: MarkdownOptions;
  /** Keeps what was converted in earlier builds. */
  readonly cache?: TextCache | undefined;
  /** Receives a line for each element that `onUnknownElement: 'warn'` lets through. */
  readonly warn?: ((line: string) => void) | undefined;
}

/** Starts the Markdown files of a build. */
export const createMarkdownReader = async ({
  site: {url, baseUrl, title, tagline, titleDelimiter},
  pages,
  docs,
  options,
  cache,
  warn = console.warn,
}: MarkdownBuild): Promise<MarkdownReader> => {
  const root = url + baseUrl;
  const {version, sections, handlers = {}, onUnknownElement = 'throw'} = options;
  const places = new Map(
    pages.map((address) => [address, twinAddress(address.slice(baseUrl.length))]),
  );
  const convert = await createTwins(
    {
      titleSuffix: ` ${titleDelimiter} ${title}`,
      root,
      version,
      twins: new Map(
        [...places].map(([pathname, place]) => [withoutSlash(pathname), root + place]),
      ),
      handlers,
      onUnknown: (pathname, message) => {
        if (onUnknownElement === 'throw') throw new Error(message);
        warn(`${pathname}: ${message}`);
      },
    },
    cache,
  );
  const twins: Twin[] = [];
  const files = new Map<string, string>();
  return {
    read: (page) => {
      const place = places.get(page.address);
      if (place === undefined) return;
      const twin = convert(page);
      twins.push(twin);
      files.set(place, twin.markdown);
    },
    end: () => {
      const {splitLists = false, fullText = true, firstPages = [], note} = options;
      const first = firstPages.map((place) => baseUrl + place.replace(/^\//u, ''));
      const known = new Set([...places.keys()].map(withoutSlash));
      const missing = first.find((pathname) => !known.has(withoutSlash(pathname)));
      if (missing !== undefined) {
        throw new Error(`${listName} cannot start with ${missing}: the build has no such page.`);
      }
      const lists = createLists(
        sectionsOf(docs, [...places.keys()].sort(), baseUrl, sections),
        twins,
        {title, tagline, version, root, isSplit: splitLists, hasFullText: fullText, note, first},
      );
      for (const [file, text] of lists) files.set(file, text);
      return files;
    },
  };
};

/** Tells programs that read a page where its Markdown version is; for the top of each page's body. */
export const hintText = (baseUrl: string): string =>
  'For a Markdown version of this page, add .md to its address. ' +
  `All pages are listed in ${baseUrl}${listName}.`;
