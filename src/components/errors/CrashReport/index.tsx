import {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/Error';
import clsx from 'clsx';

import {site} from '@site/src/config/site';
import {endProgress} from '@site/src/upstream/progressBar';

import {messagesOf} from './messages';
import styles from './styles.module.css';

/** Clears the crash view when the visitor goes to another page. */
const useReset = (reset: () => void): void => {
  const {pathname} = useLocation();
  const crashedAt = useRef(pathname);
  useEffect(() => {
    if (pathname !== crashedAt.current) reset();
  }, [pathname, reset]);
};

/** The progress bar starts 200 ms after a navigation, perhaps after the crash; in milliseconds. */
const progressDelay = 250;

/** Finishes the progress bar, which waits for the crashed page. */
const useEndOfProgress = (): void => {
  const {pathname} = useLocation();
  useEffect(() => {
    const timer = setTimeout(endProgress, progressDelay);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname]);
};

/**
 * Says that a page crashed and why, and renders it again on request. The theme and its contexts may
 * be what crashed, so nothing here needs them around it.
 */
export function CrashReport({error, tryAgain}: Props): ReactNode {
  useReset(tryAgain);
  useEndOfProgress();
  // This context has a default value.
  const {i18n} = useDocusaurusContext();
  const [message, ...causes] = messagesOf(error);
  /* oxlint-disable @docusaurus/no-html-links -- A full page load discards what crashed, and the theme's
     link needs contexts. */
  return (
    <main className={clsx('container', styles.report)}>
      <Head>
        <html lang={i18n.currentLocale} />
        <title>Page Error</title>
      </Head>
      <h1>This page crashed</h1>
      <p>An error occurred while the page was rendering. Try again, or go to another page.</p>
      <div className={styles.error} role="alert">
        <p className={styles.message}>{message}</p>
        {causes.map((cause, index) => (
          <p key={index} className={styles.message}>
            <span className={styles.label}>Cause:</span> {cause}
          </p>
        ))}
      </div>
      <p className={styles.ways}>
        <button className="button button--primary" type="button" onClick={tryAgain}>
          Try again
        </button>
        <a href={site.baseUrl}>Home</a>
        <a href={`${site.baseUrl}docs/`}>Documentation</a>
        <a href={`${site.baseUrl}docs/errors`}>Remotion error messages</a>
        <a href={site.issuesUrl} target="_blank" rel="noopener noreferrer">
          Report it on GitHub
        </a>
      </p>
    </main>
  );
  /* eslint-enable @docusaurus/no-html-links */
}
