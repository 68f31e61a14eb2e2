import type {IndexSettings, SynonymHit} from 'algoliasearch';

import {searchSynonyms} from '../../data/search-synonyms';

/** Settings that make the service rank like the embedded index. */
export const indexSettings = {
  searchableAttributes: [
    'unordered(names)',
    'unordered(title)',
    'unordered(heading)',
    'unordered(phrases)',
    'unordered(package)',
    'unordered(breadcrumb)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'kind', 'package', 'type'],
  attributesToRetrieve: [
    'title',
    'heading',
    'content',
    'url',
    'kind',
    'package',
    'breadcrumb',
    'hierarchy',
    'type',
  ],
  attributesToHighlight: ['hierarchy'],
  attributesToSnippet: ['content:10'],
  // By this class the theme's search page knows matches.
  highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
  highlightPostTag: '</span>',
  // One hit per page: its best section.
  attributeForDistinct: 'url_without_anchor',
  distinct: true,
  ranking: ['words', 'filters', 'typo', 'attribute', 'exact', 'proximity', 'custom'],
  customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
  camelCaseAttributes: ['names', 'title', 'heading', 'content'],
  minWordSizefor1Typo: 5,
  minWordSizefor2Typos: 12,
  allowTyposOnNumericTokens: false,
  minProximity: 1,
  queryLanguages: ['en'],
  indexLanguages: ['en'],
  ignorePlurals: true,
  removeStopWords: true,
  removeWordsIfNoResults: 'allOptional',
  exactOnSingleWordQuery: 'attribute',
} satisfies IndexSettings;

/** The synonyms of the embedded index, in the service's form. */
export const indexSynonyms = (): SynonymHit[] =>
  Object.entries(searchSynonyms).map(([input, synonyms]) => ({
    objectID: input,
    type: 'oneWaySynonym',
    input,
    synonyms: [...synonyms],
  }));
