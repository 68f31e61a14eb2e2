import {useQueryString} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

/** Parameter of the page's address that holds the words to look for. */
const PARAMETER = 'option';

interface Props {
  /** A command or a function: without it, the table has all settings. */
  of?: string;
  /** The table, which the build makes. */
  children?: ReactNode;
}

/** A table of settings with a field that hides the rows without the words typed into it. */
export function OptionsTable({of, children}: Props): ReactNode {
  const [typed, setTyped] = useQueryString(PARAMETER);
  const words = useIsBrowser() ? typed : '';
  const table = useRef<HTMLDivElement>(null);
  const [found, setFound] = useState<number>();
  const id = useId();

  useEffect(() => {
    const wanted = words.toLowerCase().split(/\s+/);
    const rows = [...(table.current?.querySelectorAll<HTMLElement>('tbody tr') ?? [])];
    for (const row of rows) {
      const text = row.textContent.toLowerCase();
      row.hidden = !wanted.every((word) => text.includes(word));
    }
    setFound(words === '' ? undefined : rows.filter((row) => !row.hidden).length);
  }, [words]);

  return (
    <div className={styles.options}>
      <div className={styles.filter} data-markdown-ignore="">
        <label htmlFor={id}>{of === undefined ? 'Filter all options' : 'Filter options'}</label>
        <input
          id={id}
          type="search"
          value={words}
          placeholder="crf, audio, browser"
          onChange={(event) => {
            setTyped(event.target.value);
          }}
        />
        <span role="status">{found === undefined ? '' : `${String(found)} found`}</span>
      </div>
      <div ref={table}>{children}</div>
    </div>
  );
}
