import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

export interface Milestone {
  /** Day, as YYYY-MM-DD. */
  date: string;
  title: string;
  text: string;
  /** The post that announced it. */
  to: string;
}

const monthOf = (date: string): string =>
  new Intl.DateTimeFormat('en', {month: 'long', year: 'numeric', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00:00Z`),
  );

/** Events along a timeline. */
export function Milestones({items}: {items: readonly Milestone[]}): ReactNode {
  return (
    <ol className={styles.list}>
      {items.map(({date, title, text, to}) => (
        <li key={date} className={styles.item}>
          <time className={styles.date} dateTime={date}>
            {monthOf(date)}
          </time>
          <Link className={styles.title} to={to}>
            {title}
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
