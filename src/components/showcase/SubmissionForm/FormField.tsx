import clsx from 'clsx';
import type {ReactNode} from 'react';

import type {Field} from './submission';
import styles from './styles.module.css';

/** Id of a field's element; the error summary links to it. */
export const fieldId = (field: Field): string => `showcase-${field}`;

/** Attributes that link a field's element to its hint and its error. */
export const describedBy = (
  field: Field,
  problem: string | undefined,
): {id: string; 'aria-describedby': string; 'aria-invalid': boolean} => ({
  id: fieldId(field),
  'aria-describedby': `${fieldId(field)}-hint ${fieldId(field)}-problem`,
  'aria-invalid': problem !== undefined,
});

interface Props {
  field: Field;
  label: string;
  hint: ReactNode;
  problem: string | undefined;
  optional?: boolean;
  children: ReactNode;
}

/** A field's label, hint and error. Changes of the error are announced. */
export function FormField({field, label, hint, problem, optional, children}: Props): ReactNode {
  const id = fieldId(field);
  return (
    <div className={clsx(styles.field, problem !== undefined && styles.invalid)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem}
      </p>
    </div>
  );
}
