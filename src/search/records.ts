import type {IndexedPage} from 'embedded-docs-search/build';

import type {SearchKind} from '../content/searchKinds';

/** Everything that the search knows about a page: the source of every index and upload. */
export interface SearchPage extends IndexedPage<SearchKind> {
  /** File, relative to the site's folder: `docs/spring.mdx`. */
  source: string;
  sidebar: string | null;
  language: string;
  /** Tag of the docs version, such as `docs-default-current`; `default` outside of the docs. */
  tag: string;
}
