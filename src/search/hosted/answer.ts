import {isSearchKind, type SearchKind} from '../kinds';
import {
  SearchFailure,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  type TextPart,
} from '../searchEngine';
import type {HostedSettings} from './hostedSettings';
import {readParts} from './parts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const stringsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/**
 * The address to show for one in the index: a path for pages of this site, unchanged for other
 * sites; undefined for anything but a web address.
 */
export const resultUrl = (
  url: string,
  {siteUrl}: Pick<HostedSettings, 'siteUrl'>,
): string | undefined => {
  try {
    const parsed = new URL(url, siteUrl);
    if (parsed.protocol !== 'https:' && parsed.protocol !== 'http:') return undefined;
    if (parsed.origin !== new URL(siteUrl).origin) return parsed.href;
    return parsed.pathname + parsed.search + parsed.hash;
  } catch {
    return undefined;
  }
};

/** The text of a field with matches marked, or else its plain text. */
const partsOf = (hit: Fields, field: string): TextPart[] => {
  const marked =
    fieldsOf(fieldsOf(hit._snippetResult)[field]).value ??
    fieldsOf(fieldsOf(hit._highlightResult)[field]).value ??
    hit[field];
  return readParts(stringOf(marked));
};

const readHit = (hit: Fields, settings: HostedSettings): SearchHit[] => {
  const id = stringOf(hit.objectID);
  const url = resultUrl(stringOf(hit.url), settings);
  const title = partsOf(hit, 'title');
  if (id === '' || hit.url === undefined || url === undefined || title.length === 0) return [];
  const breadcrumb = stringsOf(hit.breadcrumb);
  return [
    {
      id,
      url,
      title,
      heading: partsOf(hit, 'heading'),
      snippet: partsOf(hit, 'content'),
      kind: isSearchKind(hit.kind) ? hit.kind : 'page',
      packageName: stringOf(hit.package) || null,
      breadcrumb,
      group: breadcrumb[0] ?? stringOf(hit.title),
    },
  ];
};

const readKinds = (counts: Fields): Partial<Record<SearchKind, number>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(fieldsOf(counts.facets).kind)).filter(
      ([kind, count]) => isSearchKind(kind) && typeof count === 'number',
    ),
  );

/** Reads the service's answer; throws a `SearchFailure` when it is malformed. */
export const readAnswer = (
  answer: unknown,
  request: SearchRequest,
  settings: HostedSettings,
  milliseconds: number,
): SearchResult => {
  const results: unknown = fieldsOf(answer).results;
  const [main, counts] = Array.isArray(results) ? (results as unknown[]) : [];
  if (!isFields(main) || !Array.isArray(main.hits) || typeof main.nbHits !== 'number') {
    throw new SearchFailure('The search service gave an answer that makes no sense.');
  }
  const pages = typeof main.nbPages === 'number' ? main.nbPages : 1;
  return {
    hits: main.hits.filter(isFields).flatMap((hit) => readHit(hit, settings)),
    count: main.nbHits,
    kinds: readKinds(fieldsOf(counts)),
    hasMore: request.page + 1 < pages,
    milliseconds,
  };
};
