import {useCallback, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import addresses from '@generated/search-index/default/styles.json';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isField} from 'docusaurus-page-keys/field';
import {loadOnce} from 'embedded-docs-search/browser';
import {loadStyles, useSearchDialog} from 'embedded-docs-search/react';

import {areSingleKeysOn} from '@site/src/client/singleKeys';
import {searchEngine} from '@site/src/search/lazyEngine';

import {SearchButton} from '../SearchButton';
import type {SearchDialogProps} from '../SearchDialog';
import {searchPageUrl} from '../links';

const loadDialog = loadOnce(async (): Promise<ComponentType<SearchDialogProps>> => {
  const [{SearchDialog}] = await Promise.all([
    import('../SearchDialog'),
    loadStyles(addresses.styles),
  ]);
  return SearchDialog;
});

/** Loads what the first query needs. */
const load = (): ReturnType<typeof loadDialog> => {
  void searchEngine.prepare();
  return loadDialog();
};

const isSlashOn = ({target}: KeyboardEvent): boolean => !isField(target) && areSingleKeysOn();

/** The search button with its shortcuts and, once wanted, the dialog. */
export function Search(): ReactNode {
  const baseUrl = useBaseUrl('/');
  // If the dialog cannot be loaded, the search page takes over.
  const onUnavailable = useCallback(
    (query: string) => {
      window.location.assign(searchPageUrl(baseUrl, query));
    },
    [baseUrl],
  );
  const {opened, close, buttonProps} = useSearchDialog({load, onUnavailable, isSlashOn});
  return (
    <>
      <SearchButton {...buttonProps} />
      {opened &&
        createPortal(
          <ErrorBoundary fallback={() => null}>
            <opened.Dialog initialQuery={opened.query} onClose={close} />
          </ErrorBoundary>,
          document.body,
        )}
    </>
  );
}
