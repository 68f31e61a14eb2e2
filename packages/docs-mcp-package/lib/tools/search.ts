import type {SearchHit, TextPart} from 'embedded-docs-search';

import type {Library} from '../library';
import {sectionAt} from '../pageAddress';
import {number} from '../request';
import {defineTool, type Tool} from '../tool';

const DEFAULT_LIMIT = 5;
const MOST_HITS = 20;
const SNIPPET_WORDS = 25;

/** The longest query, in characters: what has more words is no query. */
export const LONGEST_QUERY = 300;

export const queryParameter = (description: string, longQuery: string) =>
  ({
    type: 'string',
    isRequired: true,
    longest: LONGEST_QUERY,
    instead: longQuery,
    description,
  }) as const;

/** What the search says about these docs. */
export interface SearchSettings {
  /** Labels of the index's kinds of pages; a kind without one is shown as it is. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Queries, for assistants: `"copper pot" or "--liters"`. */
  readonly queries: string;
  /** A query, for people: `copper pot`. */
  readonly example: string;
  /** What to do instead of sending more than `LONGEST_QUERY` characters. */
  readonly longQuery?: string;
}

/** What to do instead of a long query, by default. */
export const SHORTER_QUERY = 'Send the words that the page would use.';

const textOf = (parts: readonly TextPart[]): string => parts.map(({text}) => text).join('');

/** A hit, with the sizes of what can be read there, in characters. */
const describe = (library: Library, kinds: SearchSettings['kinds'], hit: SearchHit) => {
  const [address = '', anchor = ''] = hit.url.split('#');
  const page = library.page(address);
  const section = page && anchor !== '' ? sectionAt(page, anchor) : undefined;
  return {
    title: textOf(hit.title),
    section: textOf(hit.heading),
    url: library.urlOf(hit.url),
    kind: kinds[hit.kind] ?? hit.kind,
    package: hit.packageName,
    snippet: textOf(hit.snippet).trim(),
    ...(hit.signature ? {signature: hit.signature} : {}),
    ...(page ? {pageCharacters: page.body.length} : {}),
    ...(section ? {sectionCharacters: section.wholeEnd - section.start} : {}),
  };
};

type Described = ReturnType<typeof describe>;

const lineOf = (hit: Described, place: number): string => {
  const {title, section, url, kind, snippet, signature, pageCharacters, sectionCharacters} = hit;
  const sizes = [
    ...(sectionCharacters === undefined ? [] : [`section ${number(sectionCharacters)}`]),
    ...(pageCharacters === undefined ? [] : [`page ${number(pageCharacters)} characters`]),
  ];
  const about = [kind, ...(hit.package === null ? [] : [hit.package]), sizes.join(', ')];
  return [
    `${place}. ${title}${section === '' ? '' : ` › ${section}`}`,
    url,
    about.join(' · '),
    ...(signature === undefined ? [] : [signature]),
    ...(snippet === '' ? [] : [snippet]),
  ].join('\n   ');
};

/** The tool that finds pages and sections. */
export const createSearchTool = ({
  kinds,
  queries,
  example,
  longQuery = SHORTER_QUERY,
}: SearchSettings): Tool =>
  defineTool({
    name: 'search',
    title: 'Search the docs',
    description:
      'Finds pages and sections of the documentation by a few words, an API name, an option or a flag. ' +
      'Each result has its address and its size, for `read`.',
    parameters: {
      query: queryParameter(`a few words, such as ${queries}`, longQuery),
      limit: {
        type: 'integer',
        description: `number of results, ${DEFAULT_LIMIT} by default`,
        range: [1, MOST_HITS],
      },
      page: {
        type: 'integer',
        description: 'results page, 1 by default',
        range: [1, 1000],
      },
    },
    command: {
      name: 'search',
      words: ['query'],
      readsInput: false,
      example: `search ${example}`,
    },
    run: async (library, {query, limit = DEFAULT_LIMIT, page = 1}) => {
      const {hits, count, hasMore, suggestions} = await library.search({
        query,
        page: page - 1,
        hitsPerPage: limit,
        snippetWords: SNIPPET_WORDS,
        allSnippets: true,
      });
      const described = hits.map((hit) => describe(library, kinds, hit));
      const data = {query, version: library.version, count, page, hits: described};
      if (described.length === 0) {
        const others = suggestions.map((name) => `"${name}"`).join(', ');
        const rest = count > 0 ? `All ${number(count)} results are on earlier pages.` : '';
        return {
          isEmpty: true,
          data: {...data, suggestions},
          text:
            rest || `Nothing found for "${query}". Try fewer or other words, such as ${others}.`,
        };
      }
      const first = (page - 1) * limit + 1;
      return {
        data,
        text: [
          `${number(count)} ${count === 1 ? 'page' : 'pages'} for "${query}" in the docs of ${library.subject}:`,
          ...described.map((hit, index) => lineOf(hit, first + index)),
          ...(hasMore ? [`More: page ${page + 1}.`] : []),
        ].join('\n\n'),
      };
    },
  });
