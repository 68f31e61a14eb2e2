import type {ReactNode} from 'react';

import styles from './styles.module.css';

const variants = ['en', 'de', 'fr', 'ja'].map((language) => `<Title lang="${language}" />`);

const answers: {problem: string; answer: string; picture: ReactNode}[] = [
  {
    problem: 'Changing a title that you copied a hundred times means a hundred edits.',
    answer: 'In code, a variant is another set of props. You write the title once.',
    picture: (
      <pre className={styles.code}>
        {variants.map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </pre>
    ),
  },
  {
    problem: 'Most editing programs don’t let two people edit a project file at the same time.',
    answer: 'In code, each person works on a branch, and a merge combines their work.',
    picture: (
      <svg className={styles.graph} viewBox="0 0 280 104" aria-hidden="true">
        <path className={styles.trunk} d="M16 72H264" />
        <path className={styles.branch} d="M56 72C80 72 80 32 104 32H168C192 32 192 72 216 72" />
        {[16, 56, 152, 216, 264].map((x) => (
          <circle key={x} className={styles.trunk} cx={x} cy="72" r="8" />
        ))}
        {[104, 136, 168].map((x) => (
          <circle key={x} className={styles.branch} cx={x} cy="32" r="8" />
        ))}
      </svg>
    ),
  },
  {
    problem: 'A project file doesn’t show what changed since last week.',
    answer: 'In code, a version is a commit, and the diff is a few lines.',
    picture: (
      <pre className={styles.code}>
        <span className={styles.line}>{'<Sequence'}</span>
        <del className={styles.removed}>{'-  durationInFrames={90}'}</del>
        <ins className={styles.added}>{'+  durationInFrames={120}'}</ins>
        <span className={styles.line}>{'>'}</span>
      </pre>
    ),
  },
];

/** What is hard in a video editor, and how code solves it. */
export function Answers(): ReactNode {
  return (
    <ul className={styles.answers}>
      {answers.map(({problem, answer, picture}) => (
        <li key={problem} className={styles.answer}>
          {picture}
          <p className={styles.problem}>{problem}</p>
          <p className={styles.text}>{answer}</p>
        </li>
      ))}
    </ul>
  );
}
