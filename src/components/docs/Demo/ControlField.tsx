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

const HEX_COLOR = /^#[\da-f]{6}$/i;

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The form field of one parameter, by the kind of its control. */
export function ControlField({control, value, disabled, onChange}: Props): ReactNode {
  const id = useId();
  const {name} = control;
  const common = {id, disabled, className: styles.input};
  const textField = (maxLength?: number): ReactNode => (
    <input
      {...common}
      className="input-box"
      type="text"
      maxLength={maxLength}
      value={asText(value)}
      onChange={(event) => {
        onChange(name, event.currentTarget.value);
      }}
    />
  );
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
      case 'number':
        return (
          <input
            {...common}
            className="input-box"
            type="number"
            min={control.min}
            max={control.max}
            step={control.step ?? 'any'}
            value={asText(value)}
            onChange={({currentTarget}) => {
              if (currentTarget.validity.valid && currentTarget.value !== '') {
                onChange(name, currentTarget.valueAsNumber);
              }
            }}
          />
        );
      case 'text':
        return textField(control.maxLength);
      case 'color':
        // The browser's field holds no names, and no transparency.
        if (!HEX_COLOR.test(asText(value))) return textField();
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

interface FieldsProps {
  controls: readonly Control[];
  values: Readonly<Record<string, unknown>>;
  disabled: boolean;
  onChange: (name: string, value: ControlValue) => void;
}

/** The form fields of all parameters; nothing without any. */
export function ControlFields({controls, values, disabled, onChange}: FieldsProps): ReactNode {
  if (controls.length === 0) return null;
  return (
    <fieldset className={styles.controls}>
      <legend className="visually-hidden">Parameters</legend>
      {controls.map((control) => (
        <ControlField
          key={control.name}
          control={control}
          value={values[control.name]}
          disabled={disabled}
          onChange={onChange}
        />
      ))}
    </fieldset>
  );
}
