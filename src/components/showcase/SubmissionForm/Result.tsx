import {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {mailFor, toText, type Submission} from './submission';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

const copyLabels: Record<CopyState, string> = {
  idle: 'Copy the text',
  copied: 'Copied',
  failed: 'Press Ctrl+C (⌘C on a Mac) to copy',
};

/** The last step: the entry as an email to open, and as text to copy. Takes the focus when it appears. */
export function Result({submission}: {submission: Submission}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const entry = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  const text = toText(submission);
  const mail = mailFor(submission);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  useEffect(() => {
    setState('idle');
  }, [text]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Not allowed (an insecure page, a refused permission): select, so that one key copies.
      if (entry.current) getSelection()?.selectAllChildren(entry.current);
      setState('failed');
    }
  };
  return (
    <section className={styles.result} aria-labelledby="showcase-result">
      <h2 id="showcase-result" ref={heading} tabIndex={-1} className={styles.resultTitle}>
        Your entry is ready
      </h2>
      <p>
        Nothing has been sent yet.{' '}
        {mail.isComplete
          ? 'Open the email, which contains your entry, check it and send it.'
          : 'Your entry is too long for an email link: copy the text, open the email, paste the text and send it.'}
      </p>
      <p className={styles.actions}>
        <Link className={clsx(styles.primary, 'accent-fill')} href={mail.href}>
          Open the email
        </Link>
        <button type="button" className={styles.secondary} onClick={() => void copy()}>
          <span aria-live="polite">{copyLabels[state]}</span>
        </button>
      </p>
      <pre ref={entry} className={styles.json}>
        {text}
      </pre>
    </section>
  );
}
