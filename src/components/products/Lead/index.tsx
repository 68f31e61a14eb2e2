import type {ReactNode} from 'react';

import styles from './styles.module.css';

interface Props {
  /** Small text above the title. */
  kicker?: string;
  title: string;
  lead: string;
  /** Commands and links. */
  children: ReactNode;
}

/** The header of a product page, on a ruler like that of a timeline. */
export function Lead({kicker, title, lead, children}: Props): ReactNode {
  return (
    <header className={styles.lead}>
      <div className={styles.ruler} aria-hidden="true" />
      <div>
        {kicker !== undefined && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{lead}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

/** A line below the actions. */
export function LeadNote({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.note}>{children}</div>;
}
