import {useId, type ReactNode} from 'react';

import type {Control} from '@site/src/demos/controls';

import styles from './styles.module.css';

export type ControlValue = string | number | boolean;

interface Props {
  control: Control;
  value: unknown;
  disabled: boolean;
  onChange: (name: string, value: ControlValue) => void;
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The form field of one parameter, by the kind of its control. */
export function ControlField({control, value, disabled, onChange}: Props): ReactNode {
  const id = useId();
  const {name} = control;
  const common = {id, disabled, className: styles.input};
  const field = (): ReactNode => {
    switch (control.type) {
      case 'slider':
        return (
          <span className={styles.slider}>
            <input
              {...common}
              type="range"
              min={control.min}
              max={control.max}
              step={control.step}
              value={asText(value)}
              onChange={(event) => {
                onChange(name, event.currentTarget.valueAsNumber);
              }}
            />
            <output className={styles.number}>{asText(value)}</output>
          </span>
        );
      case 'text':
        return (
          <input
            {...common}
            className="input-box"
            type="text"
            maxLength={control.maxLength}
            value={asText(value)}
            onChange={(event) => {
              onChange(name, event.currentTarget.value);
            }}
          />
        );
      case 'color':
        return (
          <input
            {...common}
            type="color"
            value={asText(value)}
            onChange={(event) => {
              onChange(name, event.currentTarget.value);
            }}
          />
        );
      case 'select':
        return (
          <select
            {...common}
            className="input-box"
            value={asText(value)}
            onChange={(event) => {
              onChange(name, event.currentTarget.value);
            }}
          >
            {control.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        );
      case 'switch':
        return (
          <input
            {...common}
            type="checkbox"
            checked={value === true}
            onChange={(event) => {
              onChange(name, event.currentTarget.checked);
            }}
          />
        );
    }
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{control.label}</label>
      {field()}
    </div>
  );
}
