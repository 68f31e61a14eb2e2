import type {SearchSource} from 'embedded-docs-search/react';

import type {SearchKind} from '@site/src/content/searchKinds';
import {searchEngine} from '@site/src/search/lazyEngine';
import {hitsPerPage, snippetWords} from '@site/src/search/searchEngine';

/** Results as the search page and the Ask AI panel list them. */
export const pageSource: SearchSource<SearchKind> = {
  engine: searchEngine,
  request: () => ({hitsPerPage, snippetWords: snippetWords(), allSnippets: true}),
};
