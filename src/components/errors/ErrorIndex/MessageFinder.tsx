import {useDeferredValue, useEffect, useId, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {LONGEST_PASTE} from '@site/src/errors/pastedText';
import {searchEngine} from '@site/src/search/lazyEngine';

import {Cures} from '../Cures';
import {useExplanation} from '../Cures/useExplanation';
import styles from './styles.module.css';

/** Messages were listed on this page before: an address of that time leads to the message's own. */
const useOldAddresses = (): void => {
  const {hash} = useLocation();
  const messages = useBaseUrl('/docs/errors/');
  useEffect(() => {
    const id = hash.slice(1);
    if (/^[\p{L}\p{N}_-]+$/u.test(id) && !document.getElementById(id)) {
      window.location.replace(`${messages}${id}/`);
    }
  }, [hash, messages]);
};

/** Loads what the first answer needs; a paste that finds it missing tries again, and says what is wrong. */
const prepare = (): void => {
  searchEngine.explain('').catch(() => undefined);
};

const limit = LONGEST_PASTE.toLocaleString('en-US');

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
  useOldAddresses();
  const explained = useExplanation(useDeferredValue(typed));
  return (
    <div className={styles.finder}>
      <label htmlFor={id} className={styles.label}>
        Paste your error message
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        value={typed}
        onFocus={prepare}
        onChange={({currentTarget}) => {
          setTyped(currentTarget.value);
        }}
      />
      <p id={`${id}-help`} className={styles.help}>
        Your own paths, numbers and names don’t matter, and a whole log is fine. The text stays in
        your browser.
        {typed.length > LONGEST_PASTE &&
          ` The text is long, so only ${limit} characters are compared, from its beginning and its end.`}
      </p>
      <Cures explained={explained} />
    </div>
  );
}
