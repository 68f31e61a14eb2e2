import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';

import styles from './styles.module.css';

interface Props<T extends string> {
  /** Label for screen readers. */
  label: string;
  options: readonly {tag: T; label: string; count: number}[];
  total: number;
  chosen: T | undefined;
  onChoose: (tag: T | undefined) => void;
}

/**
 * Buttons that filter a list by one tag. They need scripts, so they are rendered in the browser
 * only.
 */
export function TagFilter<T extends string>(props: Props<T>): ReactNode {
  const {label, options, total, chosen, onChoose} = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = row.current;
    const button = element?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // On phones the row is wider than the screen, and the selected button may be out of view.
    if (element && button) element.scrollLeft = button.offsetLeft - element.clientWidth / 2;
  }, [chosen]);
  return (
    <div ref={row} className={styles.filter} role="group" aria-label={label}>
      {[{tag: undefined, label: 'All', count: total}, ...options].map((option) => (
        <button
          key={option.label}
          type="button"
          className={clsx(styles.option, option.tag === chosen && 'accent-fill')}
          aria-pressed={option.tag === chosen}
          onClick={() => {
            onChoose(option.tag);
          }}
        >
          {option.label} {option.count}
        </button>
      ))}
    </div>
  );
}
