import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

const steps = [
  {
    to: '/docs/',
    title: 'Start a project',
    text: 'Scaffold a project, write a first composition, see it in the Studio and render a file.',
  },
  {
    to: '/docs/api',
    title: 'Look things up',
    text: 'Every export with its options, types, defaults and a sample that compiles.',
  },
  {
    to: '/learn/apple-wow',
    title: 'Build along',
    text: 'A tutorial from an empty project to an animation with springs, trails and sequences.',
  },
] as const;

/** Cards to the places where readers continue. */
export function NextSteps(): ReactNode {
  return (
    <ul className={styles.grid}>
      {steps.map(({to, title, text}) => (
        <li key={to} className={styles.card}>
          <Link to={to} className={styles.link}>
            {title}
          </Link>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
