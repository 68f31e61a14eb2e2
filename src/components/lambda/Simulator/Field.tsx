import {useId, type ReactNode} from 'react';

import styles from './styles.module.css';

interface SliderProps {
  label: string;
  /** What the value means, in words. */
  shown: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A slider with its value in words. */
export function Slider({label, shown, onChange, ...range}: SliderProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        aria-valuetext={shown}
        {...range}
        onChange={(event) => {
          onChange(event.currentTarget.valueAsNumber);
        }}
      />
    </div>
  );
}

interface ChoiceProps<T extends string | number> {
  label: string;
  options: readonly {value: T; text: string}[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice between several values. */
export function Choice<T extends string | number>(props: ChoiceProps<T>): ReactNode {
  const {label, options, value, onChange} = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input-box"
        value={value}
        onChange={({currentTarget}) => {
          const chosen = options[currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </div>
  );
}
