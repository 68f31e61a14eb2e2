import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

interface Props {
  title: string;
  lead: string;
  /** The start command. */
  children: ReactNode;
}

/** The head of the home page, on a ruler like a timeline's. */
export function Hero({title, lead, children}: Props): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.ruler} aria-hidden="true" />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.actions}>
        {children}
        <Link className={styles.primary} to="/docs/">
          Read the docs
        </Link>
        <Link className={styles.secondary} to="/docs/the-fundamentals">
          Learn the fundamentals
        </Link>
      </div>
    </header>
  );
}
