import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

const figures: {value: string; text: string; note: ReactNode}[] = [
  {
    value: '15 s',
    text: 'to render an 80-second video',
    note: (
      <>
        The Lambda trailer, with <code>--frames-per-lambda=12</code>. Its{' '}
        <Link href="https://github.com/remotion-dev/trailer-lambda">source is on GitHub</Link>.
      </>
    ),
  },
  {
    value: '12 min',
    text: 'to render a 2-hour video',
    note: (
      <>
        With <code>--frames-per-lambda=1080</code> on warm ARM64 functions with 2,048 MB of memory
        in us-east-1. Excludes S3 storage and data transfer.
      </>
    ),
  },
  {
    value: '$0.01',
    text: 'and up per minute of video',
    note: 'The Lambda trailer on the same function: the AWS Lambda charge only. S3 storage, data transfer and a Remotion license, where you need one, are extra.',
  },
];

/** The published figures, each with its conditions and what it excludes. */
export function Figures(): ReactNode {
  return (
    <ul className={styles.figures}>
      {figures.map(({value, text, note}) => (
        <li key={value} className={styles.figure}>
          <p className={styles.value}>{value}</p>
          <p className={styles.text}>{text}</p>
          <p className={styles.note}>{note}</p>
        </li>
      ))}
    </ul>
  );
}
