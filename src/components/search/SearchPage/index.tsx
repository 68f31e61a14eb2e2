import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useResults, type Results} from 'embedded-docs-search/react';

import {Cures} from '@site/src/components/errors/Cures';
import {useExplanation} from '@site/src/components/errors/Cures/useExplanation';
import type {SearchKind} from '@site/src/content/searchKinds';
import {isPastedMessage, mayBeQuery, queryOfPaste} from '@site/src/errors/pastedText';
import {maxQueryLength} from '@site/src/search/searchEngine';

import {SearchFailure} from '../SearchFailure';
import {errorIndexUrl, reportUrl} from '../links';
import {pageSource} from '../pageSource';
import {texts} from '../texts';
import {KindFilter} from './KindFilter';
import {Result} from './Result';
import styles from './styles.module.css';
import {useSearchParameters, type SearchParameters} from './useSearchParameters';

/**
 * The delay after which the address, and with it the results, follow what is typed, in
 * milliseconds.
 */
const typingPause = 150;

const summaryOf = ({status, answered, count}: Results): string => {
  if (status === 'stalled') return 'Searching …';
  if (!answered || status === 'error') return '';
  const found = count === 1 ? '1 result' : `${count} results`;
  return count === 0 ? '' : `${found} for “${answered.query}”`;
};

function Field({
  parameters,
  onChange,
  onMessage,
}: {
  parameters: SearchParameters;
  onChange: (query: string, mode: 'push' | 'replace') => void;
  /** Gets a pasted message, which does not go into the address; an empty one when a query follows it. */
  onMessage: (pasted: string) => void;
}): ReactNode {
  const [typed, setTyped] = useState(parameters.query);
  const written = useRef(parameters.query);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  // While a query is typed, each of its pauses replaces the one before: Back leads to the query before it.
  const isTyping = useRef(false);
  // The address changed in another way, such as with the back button.
  useEffect(() => {
    if (written.current === parameters.query) return;
    written.current = parameters.query;
    isTyping.current = false;
    setTyped(parameters.query);
    onMessage('');
  }, [parameters.query, onMessage]);
  const write = (query: string): void => {
    clearTimeout(pause.current);
    if (query === written.current) return;
    written.current = query;
    onChange(query, isTyping.current ? 'replace' : 'push');
    isTyping.current = true;
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    write(typed);
    isTyping.current = false;
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (!isPastedMessage(pasted) || mayBeQuery(pasted)) return;
    event.preventDefault();
    clearTimeout(pause.current);
    setTyped(queryOfPaste(pasted, maxQueryLength));
    onMessage(pasted);
  };
  return (
    <form className={styles.form} action={useBaseUrl('/search')} role="search" onSubmit={submit}>
      <input
        className={styles.input}
        type="search"
        name="q"
        aria-label={texts.label}
        placeholder={texts.placeholder}
        maxLength={maxQueryLength}
        autoComplete="off"
        value={typed}
        onPaste={paste}
        onChange={({target, nativeEvent}) => {
          setTyped(target.value);
          const isPasted =
            nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste';
          onMessage(isPasted && isPastedMessage(target.value) ? target.value : '');
          clearTimeout(pause.current);
          pause.current = setTimeout(write, typingPause, target.value);
        }}
      />
    </form>
  );
}

function NoResults({query}: {query: string}): ReactNode {
  return (
    <div>
      <p>
        {texts.noResults} “<strong>{query}</strong>”
      </p>
      <p>
        Check the spelling, use fewer words, or look through the{' '}
        <Link to="/docs/api">API overview</Link>. An error message? Find it in the{' '}
        <Link to={errorIndexUrl(query)}>index of error messages</Link>.
      </p>
      <p>
        {texts.reportQuestion} <Link href={reportUrl(query)}>{texts.reportLink}</Link>
      </p>
    </div>
  );
}

/** What to do without a query; without JavaScript, a note that search is unavailable. */
function Start(): ReactNode {
  return (
    <>
      <noscript>
        <p>Search needs JavaScript, which is turned off in this browser.</p>
      </noscript>
      <p>
        You can also look through the <Link to="/docs/api">API overview</Link>, or start with{' '}
        <Link to="/docs/">the guides</Link> and the list of pages beside them.
      </p>
    </>
  );
}

/** The results of a query, or what to do without one. */
function Found({
  parameters,
  results,
  onKind,
}: {
  parameters: SearchParameters;
  results: Results<SearchKind>;
  onKind: (kind: SearchParameters['kind']) => void;
}): ReactNode {
  const {status, answered, hits} = results;
  const hasQuery = parameters.query.trim() !== '';
  const isEmpty = answered !== undefined && hits.length === 0;
  return (
    <>
      {hasQuery && (
        <KindFilter
          kinds={results.kinds}
          chosen={parameters.kind}
          onChoose={(kind) => {
            onKind(kind);
          }}
        />
      )}
      <p className={styles.summary} role="status" data-status={status}>
        {summaryOf(results)}
      </p>
      {status === 'error' ? (
        <SearchFailure
          buttonClassName="button button--secondary"
          isOutdated={results.isOutdated}
          onRetry={results.retry}
        />
      ) : (
        <>
          {!hasQuery && <Start />}
          {isEmpty && status === 'idle' && <NoResults query={answered.query} />}
          {hits.map((hit) => (
            <Result key={hit.id} hit={hit} />
          ))}
          {results.hasMore && (
            <button
              className="button button--secondary"
              type="button"
              disabled={status !== 'idle'}
              onClick={results.loadMore}
            >
              Load more results
            </button>
          )}
        </>
      )}
    </>
  );
}

/** The search page: query and kind are in the address, results are paginated. */
export function SearchPage(): ReactNode {
  const [parameters, write] = useSearchParameters();
  const results = useResults(pageSource, parameters);
  const [message, setMessage] = useState('');
  const explained = useExplanation(message);
  const isQuery = mayBeQuery(message);
  return (
    <main className={`container ${styles.page ?? ''}`}>
      <h1>Search the documentation</h1>
      <Field
        parameters={parameters}
        onChange={(query, mode) => {
          write({...parameters, query}, mode);
        }}
        onMessage={setMessage}
      />
      {message !== '' && (!isQuery || explained.explanation?.match === 'exact') && (
        <Cures explained={explained} />
      )}
      {isQuery && (
        <Found
          parameters={parameters}
          results={results}
          onKind={(kind) => {
            write({...parameters, kind}, 'push');
          }}
        />
      )}
    </main>
  );
}
