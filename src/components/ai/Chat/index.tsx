import type {ReactNode, Ref} from 'react';

import {settings} from '@site/src/client/settings';
import {Question} from '@site/src/components/ask-ai/Question';

import styles from './styles.module.css';

/** Address of the vendor's page with the chat: beside its script. */
const chatUrl = ({scriptUrl, collectionId}: {scriptUrl: string; collectionId: string}): string =>
  new URL(`/w/${collectionId}`, scriptUrl).href;

interface Props {
  /** Fills the window, on pages that are themselves embedded. */
  isWhole?: boolean;
  frame?: Ref<HTMLIFrameElement>;
}

/** The chat about the docs if one is configured; otherwise a form that searches the docs. */
export function Chat({isWhole = false, frame}: Props): ReactNode {
  const {askAi} = settings;
  if (askAi) {
    return (
      <iframe
        ref={frame}
        className={isWhole ? styles.whole : styles.frame}
        src={chatUrl(askAi)}
        title="Ask AI about Remotion"
        allow="clipboard-read; clipboard-write"
        loading="lazy"
      />
    );
  }
  return (
    <section className={isWhole ? styles.page : styles.box} aria-label="Ask the docs">
      <p className={styles.note}>
        Ask in your own words. This is a search: it lists the docs pages that match your question
        best.
      </p>
      <noscript>
        <p className={styles.note}>Searching the docs requires JavaScript.</p>
      </noscript>
      <Question />
    </section>
  );
}
