import {useEffect, useId, useRef, useState, type ReactNode, type SyntheticEvent} from 'react';
import Link from '@docusaurus/Link';

import {useSearchEngine} from '@site/src/components/search/useSearchEngine';

import {Answer} from './Answer';
import {maxQuestionLength, questionQuery} from './questionQuery';
import styles from './styles.module.css';
import {useAiPages} from './useAiPages';

export interface PanelProps {
  /** The dialog has closed. */
  onClose: () => void;
}

/** A dialog that searches the docs for a question and says where else to ask. */
export function Panel({onClose}: PanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const title = useId();
  const fieldId = useId();
  const engine = useSearchEngine();
  const [question, setQuestion] = useState('');
  const [query, setQuery] = useState('');
  const aiPages = useAiPages();

  useEffect(() => {
    dialog.current?.showModal();
    field.current?.focus();
  }, []);
  useEffect(() => {
    void engine.prepare();
  }, [engine]);

  const close = (): void => {
    dialog.current?.close();
  };
  const ask = (event: SyntheticEvent): void => {
    event.preventDefault();
    setQuery(questionQuery(question));
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      aria-labelledby={title}
      closedby="any"
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={title} className={styles.title}>
          Ask AI
        </h2>
        <button className="clean-btn close" type="button" aria-label="Close" onClick={close}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <p>No assistant can be reached here, so your question is looked up in the docs.</p>
      <form onSubmit={ask}>
        <label className={styles.label} htmlFor={fieldId}>
          Your question
        </label>
        <div className={styles.ask}>
          <input
            ref={field}
            id={fieldId}
            className={styles.field}
            type="text"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="How do I fade in text?"
            maxLength={maxQuestionLength}
            value={question}
            onChange={({target}) => {
              setQuestion(target.value);
            }}
          />
          <button className="button button--primary button--sm" type="submit">
            Search
          </button>
        </div>
      </form>
      <Answer query={query} onFollow={close} />
      <p className={styles.elsewhere}>
        Ask people in the <Link href="https://remotion.dev/discord">Discord community</Link>, or
        read about{' '}
        <Link to="/ai" onClick={close}>
          Remotion and AI
        </Link>
        {aiPages.map(({path, label}) => (
          <span key={path}>
            {' · '}
            <Link to={path} autoAddBaseUrl={false} onClick={close}>
              {label}
            </Link>
          </span>
        ))}
        .
      </p>
    </dialog>
  );
}
