import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {
  isPastedMessage,
  mayBeQuery,
  queryOfPaste,
  startsLikeMessage,
} from '@site/src/errors/pastedText';
import {hitsPerGroup, maxQueryLength, type SearchHit} from '@site/src/search/searchEngine';

import {useModalDialog} from '@site/src/components/dialog/useModalDialog';
import {summaryOf} from '@site/src/components/errors/Cures/texts';
import {useExplanation} from '@site/src/components/errors/Cures/useExplanation';

import {ResultLink} from '../ResultLink';
import {SearchFailure} from '../SearchFailure';
import {isExternal, searchPageUrl} from '../links';
import {seeAll, texts} from '../texts';
import {cureHits} from './cureHits';
import {groupHits} from './keepOrder';
import {NoResults} from './NoResults';
import {optionId} from './optionId';
import {Results} from './Results';
import {StoredLists} from './StoredLists';
import {
  readStoredSearches,
  storedSearch,
  withFavorite,
  withoutSearch,
  withRecent,
  writeStoredSearches,
  type StoredSearch,
  type StoredSearches,
} from './storedSearches';
import {useAnswers} from './useAnswers';

export {loadStyles} from './styles';

export interface SearchDialogProps {
  initialQuery: string;
  onClose: () => void;
}

/** Returns the query if it is an error message: pasted, or starting like one. Otherwise, an empty string. */
const messageIn = (query: string, event: Event): string => {
  const isPasted = event instanceof InputEvent && event.inputType === 'insertFromPaste';
  return (isPasted && isPastedMessage(query)) || startsLikeMessage(query) ? query : '';
};

const announcement = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count === 1 ? '1 result' : `${count} results`;
};

/** Recent searches and favorites, stored in the browser. */
const useStoredSearches = (): [
  StoredSearches,
  (change: (before: StoredSearches) => StoredSearches) => void,
] => {
  const [searches, setSearches] = useState(readStoredSearches);
  const latest = useRef(searches);
  // Written immediately, because following a result closes the dialog before the next render.
  const change = useCallback((how: (before: StoredSearches) => StoredSearches) => {
    latest.current = how(latest.current);
    writeStoredSearches(latest.current);
    setSearches(latest.current);
  }, []);
  return [searches, change];
};

/** The search dialog: a combobox with a list of results or, while empty, of stored ones. */
export function SearchDialog({initialQuery, onClose}: SearchDialogProps): ReactNode {
  const baseUrl = useBaseUrl('/');
  const history = useHistory();
  const listId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useModalDialog(dialog, onClose);

  // The field is uncontrolled: rendering the query on each key would delay the results.
  const query = useRef(initialQuery);
  const [isEmpty, setEmpty] = useState(initialQuery === '');
  const [isStart, setStart] = useState(initialQuery.trim() === '');
  const [active, setActive] = useState(0);
  const isPointing = useRef(false);
  const {answer, failure, isStalled, search, retry} = useAnswers(initialQuery, isPointing);
  const [stored, changeStored] = useStoredSearches();
  // The query for which Enter was pressed before its results arrived.
  const enteredQuery = useRef<string>(undefined);
  // A pasted error message, which is matched as a whole rather than searched for.
  const [message, setMessage] = useState('');
  const explained = useExplanation(message);
  const isExplained = explained.pasted === message;
  const type = (next: string, pasted = ''): void => {
    isPointing.current = false;
    query.current = next;
    if (message !== pasted) setMessage(pasted);
    search(next);
    // React may render once more even if the new state is the same:
    // https://react.dev/reference/react/useState#setstate-caveats
    if (active !== 0) setActive(0);
    if (isEmpty !== (next === '')) setEmpty(next === '');
    if (isStart !== (next.trim() === '')) setStart(next.trim() === '');
  };
  const ask = (next: string, pasted?: string): void => {
    if (field.current) field.current.value = next;
    type(next, pasted);
    field.current?.focus();
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (!isPastedMessage(pasted) || mayBeQuery(pasted)) return;
    event.preventDefault();
    enteredQuery.current = undefined;
    ask(queryOfPaste(pasted, maxQueryLength), pasted);
  };
  const activate = useCallback((place: number) => {
    isPointing.current = true;
    setActive(place);
  }, []);

  const follow = useCallback(
    (entry: StoredSearch, isInPlace: boolean) => {
      changeStored((before) => withRecent(before, entry));
      if (!isInPlace) return;
      onClose();
      if (isExternal(entry.url)) window.location.assign(entry.url);
      else history.push(entry.url);
    },
    [changeStored, history, onClose],
  );
  const followHit = useCallback(
    (hit: SearchHit, isInPlace: boolean) => {
      follow(storedSearch(hit), isInPlace);
    },
    [follow],
  );

  const hits = useMemo(
    () => [
      ...(message === '' ? [] : cureHits(message, explained.explanation)),
      ...(answer?.hits ?? []),
    ],
    [message, explained, answer],
  );
  const groups = useMemo(() => groupHits(hits, hitsPerGroup), [hits]);
  const options = isStart
    ? [...stored.recent, ...stored.favorite]
    : groups.flatMap(({hits}) => hits);
  const activeOption = options[active];

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isStart && !(isExplained && answer?.query === query.current)) {
      enteredQuery.current = query.current;
    } else if (activeOption) {
      follow('group' in activeOption ? storedSearch(activeOption) : activeOption, true);
    }
  };
  useEffect(() => {
    const [first] = hits;
    if (isExplained && answer && answer.query === enteredQuery.current && first)
      followHit(first, true);
  }, [answer, hits, isExplained, followHit]);

  const move = (event: KeyboardEvent): void => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step === undefined || options.length === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = (active + step + options.length) % options.length;
    activate(next);
    document.getElementById(optionId(next))?.scrollIntoView({block: 'nearest'});
  };

  const popup = isStart ? 'grid' : 'listbox';
  return (
    <dialog
      ref={dialog}
      className={isStalled ? 'search-dialog search-dialog--stalled' : 'search-dialog'}
      aria-label={texts.label}
    >
      <form className="search-dialog__bar" onSubmit={submit}>
        <span className="search-dialog__sign" aria-hidden="true" />
        <input
          ref={field}
          className="search-dialog__input"
          type="text"
          role="combobox"
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-haspopup={popup}
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={activeOption ? optionId(active) : undefined}
          placeholder={texts.placeholder}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          defaultValue={initialQuery}
          onChange={({target, nativeEvent}) => {
            enteredQuery.current = undefined;
            type(target.value, messageIn(target.value, nativeEvent));
          }}
          onPaste={paste}
          onKeyDown={move}
        />
        {!isEmpty && (
          <button
            className="search-dialog__icon-button"
            type="button"
            title={texts.clear}
            onClick={() => {
              ask('');
            }}
          >
            <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
              <path d="m5.5 5.5 9 9m0-9-9 9" />
            </svg>
          </button>
        )}
        <button className="search-dialog__cancel" type="button" onClick={onClose}>
          {texts.cancel}
        </button>
      </form>
      <div
        className="search-dialog__list"
        // The popup itself scrolls, because its options can't be focused.
        {...(options.length > 0 ? {id: listId, role: popup, 'aria-label': texts.label} : {})}
      >
        {isStart && (
          <StoredLists
            id={listId}
            searches={stored}
            active={active}
            onActivate={activate}
            onFollow={follow}
            onFavorite={(entry) => {
              changeStored((before) => withFavorite(before, entry));
            }}
            onRemove={({id}) => {
              changeStored((before) => withoutSearch(before, id));
            }}
          />
        )}
        {!isStart && failure && (
          <SearchFailure
            className="search-dialog__message"
            buttonClassName="search-dialog__button"
            isOutdated={failure.isOutdated}
            onRetry={() => {
              retry(query.current);
            }}
          />
        )}
        {!isStart &&
          answer &&
          isExplained &&
          !mayBeQuery(message) &&
          explained.explanation?.match === 'none' && (
            <p className="search-dialog__note">{summaryOf(explained.explanation)}</p>
          )}
        {!isStart && answer && hits.length > 0 && (
          <Results
            id={listId}
            query={answer.query}
            groups={groups}
            active={active}
            onActivate={activate}
            onFollow={followHit}
          />
        )}
        {!isStart && answer && isExplained && hits.length === 0 && (
          <NoResults query={answer.query} suggestions={answer.suggestions} onAsk={ask} />
        )}
      </div>
      <div className="search-dialog__foot">
        {!isStart && answer && answer.hits.length > 0 && (
          <ResultLink url={searchPageUrl(baseUrl, answer.query)} onFollow={onClose}>
            {seeAll(answer.count)}
          </ResultLink>
        )}
        <span className="search-dialog__keys">
          <kbd>↑</kbd> <kbd>↓</kbd> {texts.toNavigate} <kbd>↵</kbd> {texts.toSelect} <kbd>esc</kbd>{' '}
          {texts.toClose}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {isStart
          ? ''
          : announcement(
              answer?.count === undefined
                ? undefined
                : answer.count + hits.length - answer.hits.length,
            )}
      </p>
    </dialog>
  );
}
