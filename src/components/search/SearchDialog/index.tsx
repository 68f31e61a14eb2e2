import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  SearchDialog as Dialog,
  type SearchPart,
  type SearchSource,
} from 'embedded-docs-search/react';

import {useModalDialog} from '@site/src/components/dialog/useModalDialog';
import {summaryOf} from '@site/src/components/errors/Cures/texts';
import {useExplanation} from '@site/src/components/errors/Cures/useExplanation';
import {isSearchKind, type SearchKind} from '@site/src/content/searchKinds';
import {
  isPastedMessage,
  mayBeQuery,
  queryOfPaste,
  startsLikeMessage,
} from '@site/src/errors/pastedText';
import {searchEngine} from '@site/src/search/lazyEngine';
import {
  hitsPerGroup,
  hitsPerPage,
  maxQueryLength,
  snippetWords,
  type SearchHit,
} from '@site/src/search/searchEngine';

import {hasStill} from '../HitText';
import {ResultLink} from '../ResultLink';
import {SearchFailure} from '../SearchFailure';
import {isExternal, searchPageUrl} from '../links';
import {seeAll, texts} from '../texts';
import {cureHits} from './cureHits';
import {showHit, showStored} from './Hit';
import {hitsInView} from './hitsInView';
import {NoResults} from './NoResults';

export interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

const source: SearchSource<SearchKind> = {
  engine: searchEngine,
  request: () => ({hitsPerPage, hitsPerGroup, hitsInView, snippetWords: snippetWords()}),
};

const classNameOf = (part: SearchPart, hit?: SearchHit): string =>
  hit && hasStill(hit) ? 'search-hit search-hit--pictured' : `search-${part}`;

const icon = (path: string): ReactNode => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={path} />
  </svg>
);
const icons = {
  save: icon('m10 3 2.1 4.4 4.9.7-3.5 3.4.8 4.8L10 14l-4.3 2.3.8-4.8L3 8.1l4.9-.7z'),
  remove: icon('m5.5 5.5 9 9m0-9-9 9'),
};

/** Returns the query if it is an error message: pasted, or starting like one. Otherwise, an empty string. */
const messageIn = (query: string, event?: Event): string => {
  const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
  return event && ((isPasted && isPastedMessage(query)) || startsLikeMessage(query)) ? query : '';
};

const announcement = (count: number): string => (count === 1 ? '1 result' : `${count} results`);

/** The search dialog, which also explains pasted messages. */
export function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  useModalDialog(dialog, onClose);
  const onOpen = useCallback(
    (url: string) => {
      onClose();
      if (isExternal(url)) window.location.assign(url);
      else history.push(url);
    },
    [history, onClose],
  );

  const [message, setMessage] = useState('');
  const {pasted, explanation} = useExplanation(message);
  const isReady = pasted === message;
  const firstHits = useMemo(
    () => (message === '' ? [] : cureHits(message, explanation)),
    [message, explanation],
  );

  return (
    <Dialog
      {...{dialog, source, initialQuery, texts, icons, classNameOf, showStored}}
      {...{hitsPerGroup, hitsInView, firstHits, isReady, onOpen, onClose}}
      isKind={isSearchKind}
      maxLength={maxQueryLength}
      onQuery={(query, event) => {
        const next = messageIn(query, event);
        if (message !== next) setMessage(next);
      }}
      onPaste={(event, ask) => {
        const text = event.clipboardData.getData('text');
        if (!isPastedMessage(text) || mayBeQuery(text)) return;
        event.preventDefault();
        ask(queryOfPaste(text, maxQueryLength));
        setMessage(text);
      }}
      showFailure={(failed, retry) => (
        <SearchFailure
          {...failed}
          className="search-dialog__message"
          buttonClassName="search-dialog__button"
          onRetry={retry}
        />
      )}
      showAnswer={(answer, ask) => (
        <>
          {isReady && !mayBeQuery(message) && explanation?.match === 'none' && (
            <p className="search-dialog__note">{summaryOf(explanation)}</p>
          )}
          {isReady && answer.hits.length + firstHits.length === 0 && (
            <NoResults {...answer} onAsk={ask} />
          )}
        </>
      )}
      showFoot={(answer) => (
        <>
          <div className="search-dialog__foot">
            {answer && answer.hits.length > 0 && (
              <ResultLink url={searchPageUrl(baseUrl, answer.query)} onFollow={onClose}>
                {seeAll(answer.count)}
              </ResultLink>
            )}
            <span className="search-dialog__keys">
              <kbd>↑</kbd> <kbd>↓</kbd> {texts.toNavigate} <kbd>↵</kbd> {texts.toSelect}{' '}
              <kbd>esc</kbd> {texts.toClose}
            </span>
          </div>
          <p className="visually-hidden" role="status">
            {answer?.count !== undefined && announcement(answer.count + firstHits.length)}
          </p>
        </>
      )}
    >
      {showHit}
    </Dialog>
  );
}
