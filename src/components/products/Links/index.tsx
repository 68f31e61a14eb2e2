import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

interface Props {
  to: string;
  label: string;
  primary?: boolean;
}

/** A link that looks like a button. */
export function Action({to, label, primary}: Props): ReactNode {
  return (
    <Link className={clsx(styles.action, primary && 'accent-fill')} to={to}>
      {label}
    </Link>
  );
}

/** Actions in a row that wraps. */
export function Actions({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.actions}>{children}</div>;
}
