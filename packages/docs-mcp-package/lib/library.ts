import fs from 'node:fs';
import path from 'node:path';
import {twinAddress} from 'docusaurus-markdown-pages/address';
import {readTwin, type TwinText} from 'docusaurus-markdown-pages/twin-text';
import type {SearchRequest, SearchResult} from 'embedded-docs-search';
import {EmbeddedIndex, type LoadFile} from 'embedded-docs-search/index';
import {isNamesFile} from 'embedded-docs-search/format';

import {collectGarbage} from './collectGarbage';
import {anchorsFile, pagesFolder, searchFolder} from './layout';
import {BrokenPackage} from './request';

/** A page of the package. */
export interface LibraryPage extends TwinText {
  /** From the site's root: `/docs/boil`. */
  readonly address: string;
}

/** The pages and the search of a package. */
export interface Library {
  /** What the docs describe, such as `Kettle`. */
  readonly product: string;
  /** Its version, which is that of the package, too. */
  readonly version: string;
  /** Both: `Kettle 2.1.0`. */
  readonly subject: string;
  /** The address of an entry of the site, such as `/docs/boil#liters`. */
  readonly urlOf: (address: string) => string;
  /** Reads what each search needs; rejects when that can't be read. */
  readonly warmUp: () => Promise<void>;
  readonly search: (request: SearchRequest) => Promise<SearchResult>;
  /** All pages that can be searched. */
  readonly pages: () => {title: string; address: string; kind: string; names: string[]}[];
  /** The page at an address from the site's root; undefined when there is none. */
  readonly page: (address: string) => LibraryPage | undefined;
  /**
   * The JSON in another file of the package.
   *
   * @throws {BrokenPackage} when it can't be read, or isn't right
   */
  readonly read: <T>(file: string, isRight: (value: unknown) => value is T) => T;
  /** The JSON in a file of the search index; rejects with a `BrokenPackage`. */
  readonly loadSearchFile: LoadFile;
}

/**
 * After this many searches, what they have loaded is let go: an index keeps the words of each text that it has
 * shown, which come to 150 MB for all of them.
 */
const SEARCHES_OF_INDEX = 16;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Reads `package.json` of the package. */
const readManifest = (folder: string): {version: string; homepage: string} => {
  const {version, homepage} = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Partial<Record<'version' | 'homepage', unknown>>;
  if (typeof version !== 'string' || typeof homepage !== 'string') {
    throw new BrokenPackage('package.json of the docs package has no version or homepage.');
  }
  return {version, homepage};
};

const isAnchors = (value: unknown): value is Record<string, string[]> =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray);

/**
 * Opens an unpacked package. Files are read when something needs them; what can't be read is tried again
 * by the next call.
 *
 * @throws {BrokenPackage} when its `package.json` has no version or homepage
 */
export const openLibrary = (folder: string, product: string): Library => {
  const {version, homepage} = readManifest(folder);
  const {pathname: base} = new URL(homepage);
  const broken = (file: string, reason: string): BrokenPackage =>
    new BrokenPackage(
      `${file} of the docs package can't be read: ${reason} Install the package again; ` +
        'npx takes a damaged copy from its cache until `npm cache npx rm` has removed it.',
    );
  const readJson = (file: string): unknown => {
    try {
      return JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
    } catch (error) {
      throw broken(file, `${messageOf(error)}.`);
    }
  };
  const readChecked = <T>(file: string, isRight: (value: unknown) => value is T): T => {
    const value = readJson(file);
    if (!isRight(value)) throw broken(file, 'its content is invalid.');
    return value;
  };
  const load = (file: string): Promise<unknown> =>
    Promise.resolve(`${searchFolder}/${file}`).then(readJson);
  let index = new EmbeddedIndex(load);
  let searches = 0;
  /** Has the next index ready before it takes the place of the present one. */
  const renewIndex = async (): Promise<void> => {
    const next = new EmbeddedIndex(load);
    await next.open();
    index = next;
    collectGarbage();
  };
  let anchors: Record<string, string[]> | undefined;
  return {
    product,
    version,
    subject: `${product} ${version}`,
    urlOf: (address) => new URL(address, homepage).href,
    warmUp: () => index.open(),
    search: async (request) => {
      const result = await index.search(request);
      searches++;
      // A file that is damaged by now is reported by the search that needs it.
      if (searches % SEARCHES_OF_INDEX === 0) {
        setImmediate(() => {
          renewIndex().catch(() => undefined);
        });
      }
      return result;
    },
    pages: () =>
      readChecked(`${searchFolder}/names.json`, isNamesFile).pages.map(
        ([title, address, kind, , , names]) => ({title, address, kind, names}),
      ),
    read: readChecked,
    loadSearchFile: load,
    page: (address) => {
      const place = twinAddress(address.slice(address.startsWith(base) ? base.length : 1));
      const file = path.join(folder, pagesFolder, place);
      const isInside = file.startsWith(path.join(folder, pagesFolder) + path.sep);
      if (!isInside || !fs.existsSync(file)) return undefined;
      anchors ??= readChecked(anchorsFile, isAnchors);
      try {
        const whole = address.startsWith(base) ? address : base + address.slice(1);
        return {address: whole, ...readTwin(fs.readFileSync(file, 'utf8'), anchors[place])};
      } catch (error) {
        throw broken(`${pagesFolder}/${place}`, `${messageOf(error)}.`);
      }
    },
  };
};
