import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

export interface Channel {
  title: string;
  text: string;
  links: readonly {label: string; to: string}[];
}

/** Ways to reach the company, each with what it is for. */
export function Channels({items}: {items: readonly Channel[]}): ReactNode {
  return (
    <div className={styles.grid}>
      {items.map(({title, text, links}) => (
        <section key={title} className={styles.card}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <ul className={styles.links}>
            {links.map(({label, to}) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
