import type {KeyboardEvent, ReactNode, RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {shortcutLabel} from '../shortcutLabel';
import {texts} from '../texts';
import styles from './styles.module.css';

interface Props {
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Called when a search is likely, to load what it needs. */
  onIntent: () => void;
  /** Called to open the search, with the character typed on the button, if any. */
  onOpen: (query: string) => void;
}

/** The shortcut hint; none in the server's HTML, where the platform is unknown. */
const useShortcut = (): string => {
  const isBrowser = useIsBrowser();
  return isBrowser ? shortcutLabel() : '';
};

/**
 * Opens the search. Without JavaScript, and until it has loaded, the button submits a form that
 * opens the search page.
 */
export function SearchButton({buttonRef, onIntent, onOpen}: Props): ReactNode {
  const shortcut = useShortcut();
  const type = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || !/^[\p{L}\p{N}]$/u.test(event.key))
      return;
    event.preventDefault();
    onOpen(event.key);
  };
  return (
    <form className={styles.form} action={useBaseUrl('/search')}>
      <button
        ref={buttonRef}
        className={styles.button}
        type="submit"
        aria-label={texts.label}
        aria-keyshortcuts="Control+K Meta+K"
        onMouseEnter={onIntent}
        onFocus={onIntent}
        onTouchStart={onIntent}
        onKeyDown={type}
        onClick={(event) => {
          event.preventDefault();
          onOpen('');
        }}
      >
        <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.25" />
          <path d="m12.5 12.5 4.5 4.5" />
        </svg>
        <span className={styles.label}>{texts.label}</span>
        <kbd className={styles.shortcut}>{shortcut}</kbd>
      </button>
    </form>
  );
}
