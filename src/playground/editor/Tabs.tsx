import type {KeyboardEvent, ReactNode} from 'react';
import clsx from 'clsx';

import styles from './styles.module.css';

interface Props {
  names: readonly string[];
  selected: string;
  /** The files that have a problem. */
  wrong: ReadonlySet<string>;
  idOf: (name: string) => string;
  panelIdOf: (name: string) => string;
  onSelect: (name: string) => void;
}

/** The files as tabs: the arrow keys move between them. */
export function Tabs({names, selected, wrong, idOf, panelIdOf, onSelect}: Props): ReactNode {
  const move = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const steps: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};
    const step = steps[event.key];
    if (step === undefined) return;
    const next = names.at((names.indexOf(selected) + step) % names.length);
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label="Files">
      {names.map((name) => (
        <button
          key={name}
          id={idOf(name)}
          type="button"
          role="tab"
          className={clsx(styles.tab, wrong.has(name) && styles.wrong)}
          aria-selected={name === selected}
          aria-controls={panelIdOf(name)}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => {
            onSelect(name);
          }}
          onKeyDown={move}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
