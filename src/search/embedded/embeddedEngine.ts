import manifest from '@generated/search-index/default/manifest.json';
import {SearchFailure} from 'embedded-docs-search';
import {askWorker, createSearchEngine} from 'embedded-docs-search/browser';

import type {SearchKind} from '../../content/searchKinds';
import {shortenPaste} from '../../errors/pastedText';
import type {SearchEngine} from '../searchEngine';
import type {ExplainRequest, ExplainResponse} from './messages';

const searching = createSearchEngine<SearchKind>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  () => manifest.index,
);
const explaining = askWorker<ExplainResponse>(
  () => new Worker(new URL('./explainWorker.ts', import.meta.url)),
);

/** The index that is built with the site, searched by a worker; another one explains pasted messages. */
export const embeddedEngine: SearchEngine = {
  prepare: searching.prepare,
  search: searching.search,
  explain: async (pasted) => {
    const message: Omit<ExplainRequest, 'id'> = {
      index: manifest.index,
      pasted: shortenPaste(pasted),
    };
    const {explanation}: ExplainResponse = await explaining.ask(message);
    if (!explanation) throw new SearchFailure("The search didn't respond.");
    return explanation;
  },
};

// Not with `?.`, which the bundler compiles to a call of undefined.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('@generated/search-index/default/manifest.json', () => {
    searching.stop('The pages have changed.');
    explaining.stop('The pages have changed.');
  });
}
