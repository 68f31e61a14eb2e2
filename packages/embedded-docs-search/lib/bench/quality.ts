import type {SearchRequest} from '../index.ts';

/** A query with the pages that are right as the first result. */
export interface KnownQuery {
  query: string;
  expected: string[];
}

/**
 * Reads queries from CSV: a line with the names of the columns, then one for each query, with the addresses of the
 * right pages after the last comma, divided by `|`.
 */
export const parseQueries = (csv: string): KnownQuery[] =>
  csv
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      // The last comma separates: queries may contain commas, addresses do not.
      const comma = line.lastIndexOf(',');
      return {query: line.slice(0, comma), expected: line.slice(comma + 1).split('|')};
    });

/** Without anchor and without the slash at the end. */
const pageOf = (url: string): string => url.replace(/#.*$/, '').replace(/(.)\/$/, '$1');

export interface Miss extends KnownQuery {
  /** Rank of the first right page, from 1; 0 when it is not on the first page of results. */
  place: number;
  found: string[];
}

export interface Quality {
  asked: number;
  /** Shares of the queries, from 0 to 1. */
  first: number;
  topFive: number;
  /** Queries whose right page is not first. */
  misses: Miss[];
  /** Queries that were skipped because none of their pages exists. */
  skipped: KnownQuery[];
}

/** Runs all queries whose page exists and counts how many have it first and among the top five. */
export const measureQuality = async (
  queries: readonly KnownQuery[],
  urls: readonly string[],
  search: (request: SearchRequest) => Promise<{hits: readonly {url: string}[]}>,
): Promise<Quality> => {
  const known = new Set(urls.map(pageOf));
  const isAskable = ({expected}: KnownQuery): boolean =>
    expected.some((url) => known.has(pageOf(url)));
  const asked = queries.filter(isAskable);
  const placed: Miss[] = [];
  // One after the other, so that a search can be timed.
  for (const {query, expected} of asked) {
    const {hits} = await search({query, page: 0, hitsPerPage: 20, snippetWords: 10});
    const found = hits.map(({url}) => pageOf(url));
    const right = new Set(expected.map(pageOf));
    placed.push({query, expected, found, place: found.findIndex((url) => right.has(url)) + 1});
  }
  const share = (isGood: (place: number) => boolean): number =>
    placed.filter(({place}) => isGood(place)).length / Math.max(1, placed.length);
  return {
    asked: asked.length,
    first: share((place) => place === 1),
    topFive: share((place) => place >= 1 && place <= 5),
    misses: placed.filter(({place}) => place !== 1),
    skipped: queries.filter((query) => !isAskable(query)),
  };
};
