import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

const figures: {value: string; text: string; note: ReactNode}[] = [
  {
    value: '15 s',
    text: 'to render an 80-second video',
    note: (
      <>
        The Lambda trailer, measured for version 3.0 in 2022. Its{' '}
        <Link href="https://github.com/remotion-dev/trailer-lambda">source is on GitHub</Link>.
      </>
    ),
  },
  {
    value: '12 min',
    text: 'to render a 2-hour video',
    note: (
      <>
        Measured in 2022, too: with <code>--frames-per-lambda=1080</code> on warm ARM64 functions
        with 2,048 MB of memory in us-east-1.
      </>
    ),
  },
  {
    value: '$0.01',
    text: 'per minute of video, and up',
    note: (
      <>
        An estimate: what AWS Lambda charges for the trailer on the same function, with{' '}
        <code>--frames-per-lambda=12</code>. S3 storage, data transfer and a Remotion license, where
        you need one, are extra.
      </>
    ),
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
