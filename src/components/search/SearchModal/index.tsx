import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {hitsPerGroup} from '@site/src/search/searchEngine';

import {ResultLink} from '../ResultLink';
import {SearchFailure} from '../SearchFailure';
import {isExternal, reportUrl, searchPageUrl} from '../links';
import {seeAll, texts} from '../texts';
import type {ConfiguredEngine} from '../useSearchEngine';
import {engineClient} from './client';
import {Hit} from './Hit';
import {repairStoredSearches} from './storage';
import {useDialog} from './useDialog';

export {loadStyles} from './styles';

export interface SearchModalProps {
  engine: ConfiguredEngine;
  initialQuery: string;
  onClose: () => void;
}

interface Failure {
  query: string;
  isOutdated: boolean;
}

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

const useResultsFooter = (baseUrl: string, onClose: () => void) =>
  useMemo(
    () =>
      function ResultsFooter({state}: FooterProps) {
        const {nbHits} = state.context as {nbHits?: number};
        return (
          <ResultLink url={searchPageUrl(baseUrl, state.query)} onFollow={onClose}>
            {seeAll(nbHits)}
          </ResultLink>
        );
      },
    [baseUrl, onClose],
  );

const useNavigator = (): DocSearchModalProps['navigator'] => {
  const history = useHistory();
  return useMemo(
    () => ({
      navigate: ({itemUrl}) => {
        if (isExternal(itemUrl)) window.location.assign(itemUrl);
        else history.push(itemUrl);
      },
    }),
    [history],
  );
};

/**
 * Makes the modal repeat its query, which it does when its field receives the focus. Not when the
 * visitor has moved on or has selected a hit other than the first.
 */
const askAgain = (root: Element | null, query: string): void => {
  const field = root?.querySelector<HTMLInputElement>('.DocSearch-Input');
  const first = root?.querySelector('.DocSearch-Hit');
  const isFirstChosen = first?.getAttribute('aria-selected') !== 'false';
  if (field?.value !== query || !isFirstChosen) return;
  field.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
};

/** DocSearch's modal, with our engine and our hits. */
export function SearchModal({engine, initialQuery, onClose}: SearchModalProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const root = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState({query: initialQuery, attempt: 0});
  const [failure, setFailure] = useState<Failure>();
  const footer = useResultsFooter(baseUrl, onClose);
  const navigator = useNavigator();
  const transformClient = useMemo(
    () =>
      engineClient(engine, {
        onSuccess: () => {
          setFailure(undefined);
        },
        onFailure: (query, isOutdated) => {
          setFailure({query, isOutdated});
        },
        onComplete: (query) => {
          askAgain(root.current, query);
        },
      }),
    [engine],
  );
  const retry = useCallback(() => {
    setStart(({attempt}) => ({query: failure?.query ?? '', attempt: attempt + 1}));
    setFailure(undefined);
  }, [failure]);
  useState(() => {
    repairStoredSearches(engine.indexName);
  });
  useDialog(root);
  const screen = failure && root.current?.querySelector('.DocSearch-Dropdown');
  return (
    <div
      ref={root}
      className="search-modal"
      data-engine={engine.hosted ? 'hosted' : 'embedded'}
      data-failed={failure ? '' : undefined}
    >
      <DocSearchModal
        key={start.attempt}
        appId={engine.hosted?.appId ?? 'none'}
        apiKey={engine.hosted?.apiKey ?? 'none'}
        indexName={engine.indexName}
        placeholder={texts.placeholder}
        initialQuery={start.query}
        initialScrollY={window.scrollY}
        maxResultsPerGroup={hitsPerGroup}
        transformSearchClient={transformClient}
        hitComponent={Hit}
        resultsFooterComponent={footer}
        getMissingResultsUrl={({query}) => reportUrl(query)}
        navigator={navigator}
        onClose={onClose}
      />
      {screen &&
        createPortal(
          <SearchFailure
            className="search-failure"
            buttonClassName="search-failure__retry"
            isOutdated={failure.isOutdated}
            onRetry={retry}
          />,
          screen,
        )}
    </div>
  );
}
