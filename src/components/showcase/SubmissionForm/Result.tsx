import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {issueFor, toJson, type Submission} from './submission';
import styles from './styles.module.css';

type CopyState = 'idle' | 'copied' | 'failed';

const copyLabels: Record<CopyState, string> = {
  idle: 'Copy the JSON',
  copied: 'Copied',
  failed: 'Selected: press Ctrl+C',
};

/** The last step: the entry as an issue to open, and as JSON to copy. Takes the focus when it appears. */
export function Result({submission}: {submission: Submission}): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const json = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<CopyState>('idle');
  const text = toJson(submission);
  const issue = issueFor(submission);
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
      if (json.current) getSelection()?.selectAllChildren(json.current);
      setState('failed');
    }
  };
  return (
    <section className={styles.result} aria-labelledby="showcase-result">
      <h2 id="showcase-result" ref={heading} tabIndex={-1} className={styles.resultTitle}>
        Your entry is ready
      </h2>
      <p>
        Nothing has been sent so far.{' '}
        {issue.isComplete
          ? 'Open the issue on GitHub, where the entry is filled in already, look it over and submit it there.'
          : 'The entry is too long to be filled in: copy the JSON, open the issue on GitHub, paste it there and submit.'}{' '}
        You need a GitHub account.
      </p>
      <p className={styles.actions}>
        <Link className={styles.primary} href={issue.href}>
          Open the issue on GitHub
        </Link>
        <button type="button" className={styles.secondary} onClick={() => void copy()}>
          <span aria-live="polite">{copyLabels[state]}</span>
        </button>
      </p>
      <pre ref={json} className={styles.json}>
        {text}
      </pre>
    </section>
  );
}
