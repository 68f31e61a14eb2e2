import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {pictures, type Product} from './pictures';
import styles from './styles.module.css';

interface Props {
  product: Product;
  /** Links to what comes next. */
  actions: readonly {label: string; to: string}[];
  /** What the product is for, in a sentence or two. */
  children: ReactNode;
}

/** The header of a product's first docs page: a drawing, its purpose, and what to read next. */
export function ProductHead({product, actions, children}: Props): ReactNode {
  return (
    <div className={styles.head}>
      <svg className={styles.picture} viewBox="0 0 320 200" aria-hidden="true" focusable="false">
        {pictures[product]}
      </svg>
      <div className={styles.text}>
        {children}
        <p className={styles.actions}>
          {actions.map(({label, to}, index) => (
            <Link key={to} className={clsx(styles.action, index === 0 && 'accent-fill')} to={to}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  );
}
