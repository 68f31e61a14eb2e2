import {packageOf} from 'dts-api-model/model';
import {
  compareVersions,
  readMoment,
  type HistoryItem,
  type LaterChange,
  type Moment,
} from 'npm-api-history/format';
import {
  beginningOf,
  isTelling,
  lastChange,
  releasesOf,
  type Release,
} from 'npm-api-history/releases';
import {
  boundsOf,
  changeInWords,
  isFromTheStart,
  laterInWords,
  ownerOf,
  releasesOfMoment,
  type Items,
} from 'npm-api-history/words';

import {defineFact} from '../../content/dependencies';
import {readText} from '../../content/files';
import {readInventory, type InventoryPage} from '../../content/inventory';
import {readPage, readPageWithParts, type Page} from '../../content/page';
import {loadModel} from '../../toolkit-api/loadApi';
import {pageItems} from './headingItems';
import {readHistories, readLater} from './readHistories';

/** What the history says about one heading, or about a page as a whole. */
export interface HeadingHistory {
  /** When what it explains came, unless it came with its export or was there from the start. */
  readonly since?: Moment;
  /** The last change: `also takes …`. */
  readonly change?: {readonly releases: string; readonly words: string};
  /** What a release after the documented one did to it. */
  readonly later?: {readonly releases: string; readonly words: string};
}

/** The history of what a page documents. */
export interface HistoryOfPage {
  readonly page: HeadingHistory;
  /** By id of the heading. */
  readonly headings: ReadonlyMap<string, HeadingHistory>;
  /** Everything that happened, newest first; links lead to headings of the page. */
  readonly releases: readonly Release[];
  /** The first release that was read, if something was there already. */
  readonly start?: string;
  /** The packages that it documents. */
  readonly packages: readonly string[];
}

/** The histories of the packages that some ids are in, as one. */
const itemsFor = (siteDir: string, ids: readonly string[]): {items: Items; documented: string} => {
  const histories = readHistories(siteDir);
  const found = [...new Set(ids.map((id) => packageOf(id.split('#')[0] ?? '')))].flatMap(
    (name) => histories.get(name) ?? [],
  );
  return {
    items: Object.assign({}, ...found.map(({items}) => items)) as Items,
    documented: found[0]?.documented ?? '',
  };
};

/** What later releases did, by id. */
type LaterItems = Readonly<Record<string, LaterChange>>;

/** What a later release did to all things that a heading explains. */
const laterHistory = (ids: readonly string[], later: LaterItems): HeadingHistory['later'] => {
  const [first, ...others] = ids.map((id) => later[id]);
  if (!first || others.some((other) => JSON.stringify(other) !== JSON.stringify(first))) {
    return undefined;
  }
  return {releases: releasesOfMoment(first.at), words: laterInWords(first)};
};

/** The earliest of some beginnings, which headings that explain several things go by. */
const earliest = (items: readonly HistoryItem[]): Moment | undefined =>
  items.map(beginningOf).sort((a, b) => compareVersions(readMoment(a).at, readMoment(b).at))[0];

const headingHistory = (
  ids: readonly string[],
  items: Items,
  documented: string,
  later: LaterItems,
): HeadingHistory => {
  const known = ids.flatMap((id) => {
    const item = items[id];
    return item ? [{item, owner: items[ownerOf(id, items) ?? '']}] : [];
  });
  const since = earliest(known.map(({item}) => item));
  const isNews =
    since !== undefined &&
    !isFromTheStart(since) &&
    compareVersions(readMoment(since).at, documented) <= 0 &&
    !known.some(({owner}) => owner?.since === since);
  const [first, ...others] = known.map(({item, owner}) => lastChange(item, documented, owner));
  // What only one of several things went through isn't said of all.
  const change = others.every((other) => JSON.stringify(other) === JSON.stringify(first))
    ? first
    : undefined;
  const laterChange = laterHistory(ids, later);
  return {
    ...(isNews ? {since} : {}),
    ...(change
      ? {change: {releases: releasesOfMoment(change.at), words: changeInWords(change)}}
      : {}),
    ...(laterChange ? {later: laterChange} : {}),
  };
};

/**
 * The history of what a page documents, on demand with what later releases did; undefined when it documents nothing
 * that has one.
 */
export const historyOf = (
  siteDir: string,
  page: Page,
  withLater = false,
): HistoryOfPage | undefined => {
  const {api, cli} = page.frontMatter;
  if (api === undefined && cli === undefined) return undefined;
  const {own, byLine} = pageItems(page, loadModel(siteDir));
  const ids = [...new Set([...own, ...[...byLine.values()].flat()])];
  const {items, documented} = itemsFor(siteDir, ids);
  const known = ids.filter((id) => id in items);
  if (known.length === 0) return undefined;
  const places = new Map<string, string>();
  for (const {line, id} of page.headings) {
    for (const name of byLine.get(line) ?? []) if (!places.has(name)) places.set(name, `#${id}`);
  }
  const later: LaterItems = withLater
    ? (Object.assign(
        {},
        ...Object.values(readLater(siteDir).packages).map((found) => found.items),
      ) as LaterItems)
    : {};
  const start = known
    .flatMap((id) => items[id]?.since ?? [])
    .filter(isFromTheStart)
    .map((moment) => readMoment(moment).at)
    .sort(compareVersions)
    .at(-1);
  return {
    page: headingHistory(own.slice(0, 1), items, documented, later),
    headings: new Map(
      page.headings.flatMap(({line, id}) => {
        const explained = byLine.get(line);
        return explained ? [[id, headingHistory(explained, items, documented, later)]] : [];
      }),
    ),
    releases: releasesOf({items, documented}, (id) => places.get(id), {
      ids: known,
      isListed: isTelling,
    }),
    ...(start === undefined ? {} : {start}),
    packages: [...new Set(known.map((id) => packageOf(id.split('#')[0] ?? '')))],
  };
};

/** What is new at the headings of a page with its parts, by the id of the heading; empty for the page itself. */
export const newAtHeadings = async (
  siteDir: string,
  file: string,
): Promise<Map<string, readonly [since: string, sure: string]>> => {
  const history = historyOf(siteDir, await readPageWithParts(siteDir, file));
  const found = new Map<string, readonly [since: string, sure: string]>();
  const add = (id: string, moment: Moment | undefined): void => {
    if (moment === undefined) return;
    const {since, sure} = boundsOf(moment);
    found.set(id, [since, sure]);
  };
  add('', history?.page.since);
  for (const [id, {since}] of history?.headings ?? []) add(id, since);
  return found;
};

/** The histories of the pages that show each part, by its file. */
type HistoriesByPart = ReadonlyMap<string, readonly HistoryOfPage[]>;

const readHistoriesByPart = async (
  siteDir: string,
  inventory: readonly InventoryPage[],
): Promise<HistoriesByPart> => {
  const found = new Map<string, HistoryOfPage[]>();
  for (const {file, api, cli} of inventory) {
    if (api.length + cli.length === 0 || !/\/_[^/'"]+\.mdx?/u.test(readText(siteDir, file)))
      continue;
    const page = await readPageWithParts(siteDir, file);
    const history = page.parts.length > 0 ? historyOf(siteDir, page) : undefined;
    if (!history) continue;
    for (const part of page.parts) found.set(part, [...(found.get(part) ?? []), history]);
  }
  return found;
};

/** By inventory, which is another one when files have changed. */
const historiesByPart = new WeakMap<readonly InventoryPage[], Promise<HistoriesByPart>>();

/** What all pages that show a part say about one of its headings; undefined when they don't agree. */
const agreed = (histories: readonly HistoryOfPage[], id: string): Moment | undefined => {
  const since = histories.flatMap(({headings}) => headings.get(id)?.since ?? [])[0];
  if (since === undefined) return undefined;
  const {at} = readMoment(since);
  const holds = ({headings, page}: HistoryOfPage): boolean => {
    const heading = headings.get(id);
    if (!heading) return false;
    if (heading.since !== undefined) return heading.since === since;
    // It came with what the page is about, whose title is marked.
    return page.since !== undefined && compareVersions(readMoment(page.since).at, at) >= 0;
  };
  return histories.every(holds) ? since : undefined;
};

/**
 * When what the headings of a part explain came, by the id of the heading: a part is compiled once for all pages
 * that show it, so only what is true on each of them is known.
 */
export const historyOfPart = async (
  siteDir: string,
  part: string,
): Promise<ReadonlyMap<string, HeadingHistory>> => {
  const {headings} = await readPage(siteDir, part);
  if (headings.length === 0) return new Map();
  const inventory = readInventory(siteDir);
  const reading = historiesByPart.get(inventory) ?? readHistoriesByPart(siteDir, inventory);
  historiesByPart.set(inventory, reading);
  const histories = (await reading).get(part) ?? [];
  return new Map(
    headings.flatMap(({id}) => {
      const since = agreed(histories, id);
      return since === undefined ? [] : [[id, {since}]];
    }),
  );
};

defineFact('history of a part', async (siteDir, file) => [...(await historyOfPart(siteDir, file))]);

/** The history of what a page documents. */
defineFact('history', async (siteDir, file) => {
  const history = historyOf(siteDir, await readPageWithParts(siteDir, file), true);
  return history && {...history, headings: [...history.headings]};
});
