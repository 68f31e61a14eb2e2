import clsx from 'clsx';
import type {ReactNode} from 'react';

import styles from './styles.module.css';

const labels = {
  chrome: 'Chrome',
  firefox: 'Firefox',
  safari: 'Safari',
  node: 'Node.js',
  bun: 'Bun',
  studio: 'Studio',
  player: 'Player',
  rendering: 'Rendering',
  lambda: 'Lambda',
  cloudrun: 'Cloud Run',
} as const;

type Environment = keyof typeof labels;

/** true: works; false: does not work; a string: works, with that note. */
type Support = boolean | string;

type Props = Partial<Record<Environment, Support>>;

const isEnvironment = (key: string): key is Environment => key in labels;

/** Shows where something works; lists only the given environments. */
export function Compatibility(props: Props): ReactNode {
  const rows = Object.entries(props).filter((row): row is [Environment, Support] =>
    isEnvironment(row[0]),
  );
  return (
    <dl className={styles.list}>
      {rows.map(([environment, support]) => (
        <div key={environment} className={styles.row}>
          <dt>{labels[environment]}</dt>
          <dd className={clsx(support === false ? styles.no : styles.yes)}>
            {support === false ? 'Not supported' : 'Supported'}
            {typeof support === 'string' && (
              <span className={styles.note} data-markdown="note">
                {support}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
