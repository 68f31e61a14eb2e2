import {useCallback, useMemo} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type * as search from 'embedded-docs-search/react';

import {isSearchKind, type SearchKind} from '@site/src/content/searchKinds';
import {maxQueryLength} from '@site/src/search/searchEngine';

export type SearchParameters = search.SearchParameters<SearchKind>;

/** Query and kind from the page's address; like on the server, the first render has none. */
export const useSearchParameters = (): [
  SearchParameters,
  (parameters: SearchParameters, mode: 'push' | 'replace') => void,
] => {
  const history = useHistory();
  const {search} = useLocation();
  const isBrowser = useIsBrowser();
  const parameters = useMemo((): SearchParameters => {
    const values = new URLSearchParams(isBrowser ? search : '');
    const kind = values.get('kind');
    return {
      query: (values.get('q') ?? '').slice(0, maxQueryLength),
      kind: isSearchKind(kind) ? kind : undefined,
    };
  }, [search, isBrowser]);
  const write = useCallback(
    ({query, kind}: SearchParameters, mode: 'push' | 'replace') => {
      const values = new URLSearchParams(history.location.search);
      values.delete('q');
      values.delete('kind');
      if (query !== '') values.set('q', query);
      if (kind) values.set('kind', kind);
      history[mode]({search: values.toString()});
    },
    [history],
  );
  return [parameters, write];
};
