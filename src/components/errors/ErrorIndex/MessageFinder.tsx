import {useDeferredValue, useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import entries from '@generated/error-index/default/messages.json';

import {createMessageFinder, LONGEST_PASTE} from '@site/src/errors/findMessages';
import type {MessageEntry} from '@site/src/errors/messageEntries';

import styles from './styles.module.css';

function Found({found}: {found: readonly MessageEntry[]}): ReactNode {
  return (
    <ol className={styles.found}>
      {found.map(({id, text, places}) => (
        <li key={id}>
          {/* oxlint-disable-next-line @docusaurus/no-html-links -- a place on this page */}
          <a href={`#${id}`}>
            <code className={styles.message}>{text}</code>
          </a>
          <div className={styles.places}>
            Explained in <Link to={places[0]?.url ?? ''}>{places[0]?.title}</Link>
          </div>
        </li>
      ))}
    </ol>
  );
}

const summaryOf = (typed: string, count: number): string => {
  if (typed.trim() === '') return '';
  if (count === 0)
    return 'No message in the docs matches. Paste only the line that says what went wrong.';
  return count === 1 ? 'One message matches:' : `${count} messages match, closest first:`;
};

/**
 * A field for an error message, which is compared with those of the index in the browser. Links can
 * fill it in with the parameter `q`.
 */
export function MessageFinder(): ReactNode {
  const id = useId();
  const {search} = useLocation();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    setTyped(new URLSearchParams(search).get('q') ?? '');
  }, [search]);
  const finder = useMemo(() => createMessageFinder(entries, ({text}) => text), []);
  const pasted = useDeferredValue(typed);
  const found = useMemo(() => finder.find(pasted), [finder, pasted]);
  return (
    <div className={styles.finder}>
      <label htmlFor={id} className={styles.label}>
        Paste your error message
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={4}
        maxLength={LONGEST_PASTE}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        value={typed}
        onChange={({currentTarget}) => {
          setTyped(currentTarget.value);
        }}
      />
      <p id={`${id}-help`} className={styles.help}>
        Your own paths, numbers and names don’t matter, and a whole log is fine. The text stays in
        your browser.
      </p>
      <div role="status">
        <p className={styles.summary}>{summaryOf(pasted, found.length)}</p>
      </div>
      {found.length > 0 && <Found found={found} />}
    </div>
  );
}
