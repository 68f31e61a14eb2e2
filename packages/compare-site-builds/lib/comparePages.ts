import fs from 'node:fs';
import path from 'node:path';

import type {Browser, Page} from '@playwright/test';
import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes} from 'parse5';

import {readBuiltPages, type BuiltPage} from './builtPages';
import {compareImages} from './compareImages';
import {coverTwice, featuresOf} from './coveringPages';
import {openDesk, photograph, usualWidths, type Photograph, type Scheme} from './photograph';

/** A page that looks different in one view. */
export interface ChangedView {
  readonly address: string;
  readonly width: number;
  readonly scheme: string;
  /** Where the picture begins, in pixels below the start of the page. */
  readonly top: number;
  /** Share of pixels that clearly differ, in percent. */
  readonly share: number;
  /** Whether the page also says something else: then the change is one of the text. */
  readonly isReworded: boolean;
  readonly before: Buffer;
  readonly after: Buffer;
}

/** What a view is called in messages; sorts by page. */
export const nameOf = ({address, width, scheme}: ChangedView): string =>
  `${address} at ${width} px, ${scheme}`;

export interface Comparison {
  readonly changed: readonly ChangedView[];
  /** How many pages were looked at, and how many pictures were taken of both builds. */
  readonly pages: number;
  readonly pictures: number;
  /** Pages with a width at which pictures differed at first, but not when more were taken. */
  readonly unsteady: readonly string[];
  /** Pages that only one of the builds has. */
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

/** A build that is served on this machine. */
export interface ServedSite {
  /** Its address, with a slash at the end. */
  readonly url: string;
  readonly close: () => void;
}

/** What is looked at, and how. */
export interface LookOptions {
  /** Serves a folder with a build, as its host would. */
  readonly serve: (folder: string) => Promise<ServedSite>;
  /** Addresses of pages; without them, those that together have every kind of content twice. */
  readonly pages?: readonly string[];
  /** Widths of the window, in pixels. Default: those of a phone, a tablet, and a laptop. */
  readonly widths?: readonly number[];
  /**
   * The selector that a page fits when it shows a color mode, for sites that need scripts for it, such as
   * `html[data-theme="dark"]`.
   */
  readonly readyIn?: (scheme: Scheme) => string;
  /**
   * How often a page is looked at until a picture of one build is like one of the other. On a busy machine, some are
   * taken before a list has scrolled or an image is drawn.
   */
  readonly looks?: number;
}

/** Two builds to compare. */
export interface CompareOptions extends LookOptions {
  readonly browser: Browser;
  /** Folders of builds. */
  readonly before: string;
  readonly after: string;
}

/** How many pages are open at a time: while one waits for its requests, others are drawn. */
const openAtOnce = 3;

/**
 * The greatest difference of a channel that isn't one, in percent: the edges of round corners and letters are drawn
 * up to 4% lighter or darker from one time to another.
 */
const noise = 6;

const silent = new Set(['script', 'style', 'noscript', 'template']);

/** All that the page says, with what surrounds the content. */
const wordsOf = (build: string, address: string): string => {
  const file = path.join(build, address.endsWith('.html') ? address : `${address}/index.html`);
  const words: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isTextNode(node)) words.push(node.value.trim());
    if (tree.isElementNode(node) && silent.has(node.tagName)) return;
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(fs.readFileSync(file, 'utf8')));
  return words.join(' ');
};

/** Pages with every kind of content, at most two with each. */
const coveringPagesOf = (pages: readonly BuiltPage[]): string[] =>
  coverTwice(new Map(pages.map(({address, main}) => [address, featuresOf(main)])));

interface Pair {
  readonly before: Photograph;
  readonly after: Photograph;
  readonly share: number;
}

/** How two pictures differ; undefined if they look the same. */
const differenceOf = async (
  desk: Page,
  before: Photograph,
  after: Photograph,
): Promise<Pair | undefined> => {
  if (before.bytes.equals(after.bytes)) return undefined;
  const {sizes, greatest, share} = await compareImages(desk, [
    {bytes: before.bytes, type: 'image/png'},
    {bytes: after.bytes, type: 'image/png'},
  ]);
  const [size, otherSize] = sizes.map(String);
  return greatest > noise || size !== otherSize ? {before, after, share} : undefined;
};

/** The newest pair of pictures of one place; undefined if any picture of one build is like any of the other. */
const lastingDifference = async (
  desk: Page,
  before: readonly Photograph[],
  after: readonly Photograph[],
): Promise<Pair | undefined> => {
  let newest: Pair | undefined;
  for (const one of before) {
    for (const other of after) {
      newest = await differenceOf(desk, one, other);
      if (!newest) return undefined;
    }
  }
  return newest;
};

/** The first place that looks different, in each color mode in which a page does. */
const differencesOf = async (
  desk: Page,
  before: readonly Photograph[],
  after: readonly Photograph[],
): Promise<Pair[]> => {
  const found = new Map<string, Pair>();
  const places = new Map([...before, ...after].map((one) => [`${one.scheme} ${one.top}`, one]));
  for (const {scheme, top} of places.values()) {
    if (found.has(scheme)) continue;
    const isHere = (one: Photograph): boolean => one.scheme === scheme && one.top === top;
    const difference = await lastingDifference(desk, before.filter(isHere), after.filter(isHere));
    if (difference) found.set(scheme, difference);
  }
  return [...found.values()];
};

/**
 * Takes pictures of pages of two builds, and compares them pixel by pixel. What differs is looked at again, so
 * that a picture that was taken too early is no finding.
 *
 * @throws when the builds have none of the pages in common
 */
export const comparePages = async ({
  browser,
  before,
  after,
  serve,
  pages,
  widths = usualWidths,
  readyIn,
  looks = 3,
}: CompareOptions): Promise<Comparison> => {
  const pagesAfter = readBuiltPages(after);
  const had = new Set(readBuiltPages(before).map(({address}) => address));
  const has = new Set(pagesAfter.map(({address}) => address));
  const missing = pages?.find((page) => !had.has(page) || !has.has(page));
  if (missing !== undefined) throw new Error(`One of the builds doesn't have the page ${missing}.`);
  const addresses = (pages ?? coveringPagesOf(pagesAfter)).filter((address) => had.has(address));
  if (addresses.length === 0) throw new Error('The builds have no pages in common.');
  const sites = {before: await serve(before), after: await serve(after)};
  const desk = await openDesk(browser);
  const jobs = addresses.flatMap((address) => widths.map((width) => ({address, width})));
  const changed: ChangedView[] = [];
  const unsteady: string[] = [];
  let pictures = 0;

  const compare = async (address: string, width: number): Promise<void> => {
    const old: Photograph[] = [];
    const now: Photograph[] = [];
    let lasting: Pair[] = [];
    for (let look = 1; look <= looks; look++) {
      const take = ({url}: ServedSite): Promise<Photograph[]> =>
        photograph(browser, url + address.slice(1), width, readyIn);
      old.push(...(await take(sites.before)));
      now.push(...(await take(sites.after)));
      lasting = await differencesOf(desk, old, now);
      if (lasting.length > 0) continue;
      if (look > 1) unsteady.push(`${address} at ${width} px`);
      break;
    }
    pictures += old.length + now.length;
    for (const {before: one, after: other, share} of lasting) {
      changed.push({
        address,
        width,
        scheme: one.scheme,
        top: one.top,
        share,
        isReworded: wordsOf(before, address) !== wordsOf(after, address),
        before: one.bytes,
        after: other.bytes,
      });
    }
  };

  try {
    // All take the next one from the same queue.
    const queue = jobs.values();
    const worker = async (): Promise<void> => {
      for (const {address, width} of queue) await compare(address, width);
    };
    await Promise.all(Array.from({length: openAtOnce}, worker));
  } finally {
    await desk.close();
    sites.before.close();
    sites.after.close();
  }
  return {
    changed: changed.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
    pages: addresses.length,
    pictures,
    unsteady,
    onlyBefore: [...had].filter((address) => !has.has(address)),
    onlyAfter: [...has].filter((address) => !had.has(address)),
  };
};
