import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';

import {Action, Actions} from '../Links';
import styles from './styles.module.css';

interface Card {
  title: string;
  text: string;
  /** Link of the whole card; a card with actions has none. */
  to?: string;
  actions?: readonly {label: string; to: string}[];
}

interface Props {
  items: readonly Card[];
  /** Heading level of the titles. */
  level?: 2 | 3;
}

/** Cards side by side: each is a link, or a text with actions. */
export function Cards({items, level = 3}: Props): ReactNode {
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <ul className={styles.grid}>
      {items.map(({title, text, to, actions}) => (
        <li key={title} className={styles.card}>
          <Title className={styles.title}>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className={clsx(styles.link, 'stretched-link')}>
                {title}
              </Link>
            )}
          </Title>
          <p className={styles.text}>{text}</p>
          {actions && (
            <Actions>
              {actions.map((action) => (
                <Action key={action.to} {...action} />
              ))}
            </Actions>
          )}
        </li>
      ))}
    </ul>
  );
}
