import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import styles from './styles.module.css';

const figures: {value: string; text: string; note: ReactNode}[] = [
  {
    value: '15 s',
    text: 'to render a video of 80 seconds',
    note: (
      <>
        The Lambda trailer, with 12 frames per Lambda. Its{' '}
        <Link href="https://github.com/remotion-dev/trailer-lambda">source is on GitHub</Link>.
      </>
    ),
  },
  {
    value: '12 min',
    text: 'to render a video of 2 hours',
    note: (
      <>
        With <code>--frames-per-lambda=1080</code> on warm ARM64 functions with 2,048 MB in
        us-east-1, without S3 and data transfer.
      </>
    ),
  },
  {
    value: '$0.01',
    text: 'a minute of video, and up from there',
    note: 'The Lambda trailer on the same function. It is what AWS asks; a license may come on top.',
  },
];

/** The published figures, each with what was measured. */
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
