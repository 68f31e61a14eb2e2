import {useEffect, useId, useState, type ReactNode, type Ref, type SyntheticEvent} from 'react';

import {searchEngine} from '@site/src/search/lazyEngine';

import {Answer} from './Answer';
import {maxQuestionLength, questionQuery} from './questionQuery';
import styles from './styles.module.css';

interface Props {
  fieldRef?: Ref<HTMLInputElement>;
  /** Called when a link of the answer is followed. */
  onFollow?: () => void;
}

/** A question field, and the docs pages that best match the question. */
export function Question({fieldRef, onFollow}: Props): ReactNode {
  const fieldId = useId();
  const [question, setQuestion] = useState('');
  const [query, setQuery] = useState('');
  useEffect(() => {
    void searchEngine.prepare();
  }, []);
  const ask = (event: SyntheticEvent): void => {
    event.preventDefault();
    setQuery(questionQuery(question));
  };
  return (
    <>
      <form onSubmit={ask} data-markdown-ignore="">
        <label className={styles.label} htmlFor={fieldId}>
          Your question
        </label>
        <div className={styles.ask}>
          <input
            ref={fieldRef}
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
          <button className="button button--primary" type="submit">
            Search
          </button>
        </div>
      </form>
      <Answer
        query={query}
        onFollow={() => {
          onFollow?.();
        }}
      />
    </>
  );
}
