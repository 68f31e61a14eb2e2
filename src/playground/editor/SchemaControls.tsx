import {useEffect, type ComponentProps, type ReactNode} from 'react';

import {useOnDemand} from '@site/src/client/useOnDemand';

import type SchemaFields from './SchemaFields';
import styles from './styles.module.css';

const loadFields = (): Promise<{default: typeof SchemaFields}> => import('./SchemaFields');

/** The controls of the schema in the code, which load with the first schema. */
export function SchemaControls(props: ComponentProps<typeof SchemaFields>): ReactNode {
  const {loaded: fields, hasFailed, load} = useOnDemand(loadFields);
  useEffect(load, [load]);
  if (fields) return <fields.default {...props} />;
  return (
    hasFailed && (
      <p className={styles.note} role="alert">
        The parameters couldn’t be loaded. Check your connection.{' '}
        <button type="button" className={styles.action} onClick={load}>
          Try again
        </button>
      </p>
    )
  );
}
