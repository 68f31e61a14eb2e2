import type {ComponentProps, ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {shortcutLabel} from '../shortcutLabel';
import {texts} from '../texts';
import styles from './styles.module.css';

/** Opens the search; without JavaScript, the search page. */
export function SearchButton(props: ComponentProps<'button'>): ReactNode {
  // No shortcut in the server's HTML, where the platform is unknown.
  const isBrowser = useIsBrowser();
  return (
    <form className={styles.form} action={useBaseUrl('/search')}>
      <button className={styles.button} type="submit" aria-label={texts.label} {...props}>
        <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="5.25" />
          <path d="m12.5 12.5 4.5 4.5" />
        </svg>
        <span className={styles.label}>{texts.label}</span>
        <kbd className={styles.shortcut}>{isBrowser ? shortcutLabel() : ''}</kbd>
      </button>
    </form>
  );
}
