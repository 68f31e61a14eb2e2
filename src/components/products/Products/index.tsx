import clsx from 'clsx';
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {Drawing, type Product} from './Drawing';
import styles from './styles.module.css';

const products: {key: Product; name: string; to: string; text: string}[] = [
  {
    key: 'remotion',
    name: 'Remotion',
    to: '/docs/',
    text: 'Write compositions in React, preview them in the Studio and render them to files.',
  },
  {
    key: 'player',
    name: 'Player',
    to: '/player/',
    text: 'Embed a composition in any React app. It plays without rendering and updates with your state.',
  },
  {
    key: 'lambda',
    name: 'Lambda',
    to: '/lambda/',
    text: 'Render in your own AWS account, split across up to 200 functions.',
  },
];

/** The three products side by side, with a playhead above the one that the page is about. */
export function Products({here}: {here: Product}): ReactNode {
  return (
    <ul className={styles.products} aria-label="Products">
      {products.map(({key, name, to, text}) => {
        const isHere = key === here;
        return (
          <li key={key} className={clsx(styles.product, isHere && styles.here)}>
            <p className={styles.mark}>{isHere && 'You are here'}</p>
            <Drawing of={key} />
            <h3 className={styles.name}>
              {isHere ? (
                name
              ) : (
                <Link to={to} className={clsx(styles.link, 'stretched-link')}>
                  {name}
                </Link>
              )}
            </h3>
            <p className={styles.text}>{text}</p>
          </li>
        );
      })}
    </ul>
  );
}
