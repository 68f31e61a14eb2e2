import {useEffect, useId, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';

import {Dialog} from '@site/src/components/dialog/Dialog';

import {fill, isFirst} from './fill';
import {keepValues, ownValues, valuesEvent} from './store';
import styles from './styles.module.css';
import {sampleValues, valueProblem, type OwnValues, type SampleValueId} from './values';

/** The values that the samples of the page have. */
const usedHere = (): (typeof sampleValues)[number][] => {
  const ids = new Set(
    [...document.querySelectorAll<HTMLElement>('[data-value]')].map(({dataset}) => dataset.value),
  );
  return sampleValues.filter(({id}) => ids.has(id));
};

interface DialogProps {
  onClose: (said?: string) => void;
}

function ValuesDialog({onClose}: DialogProps): ReactNode {
  const id = useId();
  const [texts, setTexts] = useState<OwnValues>(ownValues);
  const [isChecked, setChecked] = useState(false);
  const [used] = useState(usedHere);
  const close = (): void => {
    onClose();
  };
  const problemOf = (value: SampleValueId): string | undefined =>
    valueProblem(value, texts[value] ?? '');
  const keep = (values: OwnValues, said: string): void => {
    const isStored = keepValues(values);
    onClose(
      isStored
        ? said
        : `${said} Your browser doesn’t store data, so this applies only to this page.`,
    );
  };
  return (
    <Dialog titleId={`${id}-title`} isNarrow onClose={close}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const wrong = used.find((value) => problemOf(value.id) !== undefined);
          if (!wrong) {
            keep(texts, 'The samples now use your values.');
            return;
          }
          setChecked(true);
          document.getElementById(`${id}-${wrong.id}`)?.focus();
        }}
      >
        <h2 id={`${id}-title`}>Your values in samples</h2>
        <p>
          These values replace the example values in the Lambda and Cloud Run samples, including in
          copied code. They stay in this browser and are never sent. Don’t enter keys or secrets.
        </p>
        {used.map((value) => {
          const problem = isChecked ? problemOf(value.id) : undefined;
          const field = `${id}-${value.id}`;
          return (
            <div key={value.id} className={styles.row}>
              <label htmlFor={field}>{value.label}</label>
              <input
                id={field}
                className="input-box"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                placeholder={value.byDefault}
                value={texts[value.id] ?? ''}
                aria-invalid={problem !== undefined}
                aria-describedby={problem === undefined ? undefined : `${field}-problem`}
                onChange={({currentTarget}) => {
                  setTexts({...texts, [value.id]: currentTarget.value.trim()});
                }}
              />
              {problem !== undefined && (
                <p id={`${field}-problem`} className={styles.problem}>
                  {problem}
                </p>
              )}
            </div>
          );
        })}
        <div className={styles.actions}>
          <button type="submit" className="outline-button accent-fill">
            Use these values
          </button>
          <button
            type="button"
            className="outline-button"
            onClick={() => {
              keep({}, 'The samples use the example values again.');
            }}
          >
            Restore the examples
          </button>
          <button type="button" className="outline-button" onClick={close}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  );
}

interface Props {
  code: RefObject<HTMLElement | null>;
  /** Of the buttons of a block. */
  className?: string;
}

/** Fills the reader's values into a block of code. The first such block of a page offers to set them. */
export function SampleValues({code, className}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isOffering, setOffering] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const show = (): void => {
      if (code.current) fill(code.current, ownValues());
    };
    if (code.current) setOffering(isFirst(code.current));
    show();
    document.addEventListener(valuesEvent, show);
    window.addEventListener('storage', show);
    return () => {
      document.removeEventListener(valuesEvent, show);
      window.removeEventListener('storage', show);
    };
  }, [code]);
  if (!isOffering) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={clsx(className)}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        Values<span className="visually-hidden"> of your own in samples</span>
      </button>
      <span role="status" className="visually-hidden">
        {said}
      </span>
      {isOpen && (
        <ValuesDialog
          onClose={(outcome) => {
            setOpen(false);
            if (outcome !== undefined) setSaid(outcome);
            button.current?.focus({preventScroll: true});
          }}
        />
      )}
    </>
  );
}
