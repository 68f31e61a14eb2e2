import {liteClient} from 'algoliasearch/lite';

import {SearchFailure, type SearchEngine, type SearchRequest} from '../searchEngine';
import {readAnswer} from './answer';
import type {HostedSettings} from './hostedSettings';
import {highlightEnd, highlightStart} from './parts';

const facets = (
  settings: HostedSettings,
  kind: SearchRequest['kind'],
): (string | readonly string[])[] => [...settings.facetFilters, ...(kind ? [`kind:${kind}`] : [])];

/** The same query twice: the hits, and the counts by kind without the filter by kind. */
const queriesFor = (settings: HostedSettings, request: SearchRequest) => {
  const shared = {
    indexName: settings.indexName,
    query: request.query,
    distinct: true,
    analytics: false,
  };
  const hits = {
    ...shared,
    facetFilters: facets(settings, request.kind),
    page: request.page,
    hitsPerPage: request.hitsPerPage,
    highlightPreTag: highlightStart,
    highlightPostTag: highlightEnd,
    snippetEllipsisText: '…',
    attributesToSnippet: [`content:${request.snippetWords}`],
    attributesToHighlight: ['title', 'heading'],
  };
  const counts = {
    ...shared,
    facetFilters: facets(settings, undefined),
    facets: ['kind'],
    hitsPerPage: 0,
  };
  return [hits, counts];
};

/** A search service with Algolia's protocol. */
export const hostedEngine = (settings: HostedSettings): SearchEngine => {
  const client = liteClient(settings.appId, settings.apiKey);
  client.addAlgoliaAgent('docusaurus');
  return {
    // A hint in the page's head opens the connection.
    prepare: () => Promise.resolve(),
    search: async (request) => {
      const start = performance.now();
      const answer: unknown = await client
        .searchForHits<Record<string, unknown>>({requests: queriesFor(settings, request)})
        .catch((error: unknown) => {
          throw new SearchFailure(error instanceof Error ? error.message : String(error));
        });
      try {
        return readAnswer(answer, request, settings, performance.now() - start);
      } catch (error) {
        // The client caches answers, so drop the malformed one.
        await client.clearCache();
        throw error;
      }
    },
  };
};
