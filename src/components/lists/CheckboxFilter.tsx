import type {ReactNode} from 'react';

import styles from './checkboxFilter.module.css';

interface Props<T extends string> {
  legend: string;
  /** What can be chosen, with the text that readers see. */
  labels: Readonly<Record<T, string>>;
  chosen: readonly T[];
  /** Called with what is chosen, in the order of the labels. */
  onChange: (chosen: T[]) => void;
}

/** Checkboxes that filter a list; what fits meets all that are chosen. */
export function CheckboxFilter<T extends string>(props: Props<T>): ReactNode {
  const {legend, labels, chosen, onChange} = props;
  const keys = Object.keys(labels) as T[];
  return (
    <fieldset className={styles.filter}>
      <legend className={styles.legend}>{legend}</legend>
      {keys.map((key) => (
        <label key={key} className={styles.label}>
          <input
            type="checkbox"
            checked={chosen.includes(key)}
            onChange={({currentTarget: {checked}}) => {
              onChange(keys.filter((other) => (other === key ? checked : chosen.includes(other))));
            }}
          />
          {labels[key]}
        </label>
      ))}
    </fieldset>
  );
}
