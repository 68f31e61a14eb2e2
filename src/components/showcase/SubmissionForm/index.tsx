import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
} from 'react';
import clsx from 'clsx';

import {linkLabels} from '@site/src/data/showcase';
import type {LinkType} from '@site/src/data/showcase.schema';

import {describedBy, fieldId, FormField} from './FormField';
import {Preview} from './Preview';
import {Result} from './Result';
import styles from './styles.module.css';
import {
  emptySubmission,
  fields,
  lengthOf,
  linkTypes,
  maxDescription,
  maxTitle,
  problemsOf,
  type Field,
  type Problems,
  type Submission,
} from './submission';
import {useDraft} from './useDraft';

const linkHints: Record<LinkType, string> = {
  website: 'Where people can find the product or campaign.',
  video: 'Where people can watch the video.',
  source: 'The public repository of the code.',
  tutorial: 'An article or a video about how it was made.',
};

const fieldNames: Record<Field, string> = {
  title: 'Title',
  description: 'Description',
  ...linkLabels,
};

/** A summary of the errors, with links to the fields. */
function Summary({problems, ref}: {problems: Problems; ref: Ref<HTMLDivElement>}): ReactNode {
  const wrong = fields.filter((field) => problems[field] !== undefined);
  return (
    <div
      ref={ref}
      className={styles.summary}
      tabIndex={-1}
      role="alert"
      aria-labelledby="showcase-summary"
    >
      <p id="showcase-summary" className={styles.summaryTitle}>
        {wrong.length === 1
          ? 'One field needs your attention'
          : `${wrong.length} fields need your attention`}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <button
              type="button"
              className={styles.toField}
              onClick={() => document.getElementById(fieldId(field))?.focus()}
            >
              {fieldNames[field]}: {problems[field]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const countText = (text: string, max: number): string => `${lengthOf(text)} of ${max} characters`;

/** Checks an entry for the showcase while it is typed, and turns it into an email. */
export function SubmissionForm(): ReactNode {
  const [draft, setDraft] = useDraft();
  const [left, setLeft] = useState<readonly Field[]>([]);
  const [step, setStep] = useState<'typing' | 'refused' | 'accepted'>('typing');
  const [attempts, setAttempts] = useState(0);
  const summary = useRef<HTMLDivElement>(null);
  const formName = useId();
  const submission = draft ?? emptySubmission;
  const all = problemsOf(submission);
  const isValid = Object.keys(all).length === 0;
  // A field shows its error once it has been left, or after an attempt to continue, but not while
  // it is first typed.
  const problem = (field: Field): string | undefined =>
    step !== 'typing' || left.includes(field) ? all[field] : undefined;

  const change = (part: Partial<Submission>): void => {
    setDraft({...submission, ...part});
  };
  const leave = (field: Field): void => {
    setLeft((before) => (before.includes(field) ? before : [...before, field]));
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setStep(isValid ? 'accepted' : 'refused');
    setAttempts(attempts + 1);
  };
  useEffect(() => {
    if (attempts > 0) summary.current?.focus();
  }, [attempts]);
  const startOver = (): void => {
    setDraft(emptySubmission);
    setLeft([]);
    setStep('typing');
    document.getElementById(fieldId('title'))?.focus();
  };

  return (
    <div className={styles.layout}>
      <form className={styles.form} aria-labelledby={formName} noValidate onSubmit={submit}>
        <h2 id={formName} className={styles.formName}>
          Your entry
        </h2>
        {/* Typing is disabled until the page can store it. */}
        <fieldset className={styles.fields} disabled={draft === undefined}>
          {step === 'refused' && !isValid && <Summary ref={summary} problems={all} />}
          <FormField
            field="title"
            label="Title"
            hint={`${countText(submission.title, maxTitle)}; no emoji, no all caps.`}
            problem={problem('title')}
          >
            <input
              {...describedBy('title', problem('title'))}
              className={styles.input}
              type="text"
              autoComplete="off"
              required
              value={submission.title}
              onChange={({target}) => {
                change({title: target.value});
              }}
              onBlur={() => {
                leave('title');
              }}
            />
          </FormField>
          <FormField
            field="description"
            label="Description"
            hint={`${countText(submission.description, maxDescription)}; keep it neutral, and say how Remotion is used.`}
            problem={problem('description')}
          >
            <textarea
              {...describedBy('description', problem('description'))}
              className={styles.input}
              rows={4}
              required
              value={submission.description}
              onChange={({target}) => {
                change({description: target.value});
              }}
              onBlur={() => {
                leave('description');
              }}
            />
          </FormField>
          {linkTypes.map((type) => (
            <FormField
              key={type}
              field={type}
              label={linkLabels[type]}
              hint={linkHints[type]}
              problem={problem(type)}
              optional
            >
              <input
                {...describedBy(type, problem(type))}
                className={styles.input}
                type="url"
                inputMode="url"
                autoComplete="off"
                placeholder="https://"
                value={submission.links[type]}
                onChange={({target}) => {
                  change({links: {...submission.links, [type]: target.value}});
                }}
                onBlur={() => {
                  leave(type);
                }}
              />
            </FormField>
          ))}
          <p className={styles.actions}>
            <button type="submit" className={clsx(styles.primary, 'accent-fill')}>
              Check and continue
            </button>
            <button type="button" className={styles.secondary} onClick={startOver}>
              Start over
            </button>
          </p>
        </fieldset>
        {step === 'accepted' && isValid && <Result key={attempts} submission={submission} />}
      </form>
      <Preview submission={submission} />
    </div>
  );
}
