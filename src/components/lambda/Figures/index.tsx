import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import {publishedPrice, publishedRenders} from '@site/src/data/lambda';

import styles from './styles.module.css';

const {trailer, twoHours} = publishedRenders;

const figures: {value: string; text: string; note: ReactNode}[] = [
  {
    value: `${String(trailer.total)} s`,
    text: `to render an ${String(trailer.length)}-second video`,
    note: (
      <>
        The Lambda trailer, measured by Remotion for version 3.0 in 2022. Its{' '}
        <Link href="https://github.com/remotion-dev/trailer-lambda">source is on GitHub</Link>; the
        render’s settings aren’t published.
      </>
    ),
  },
  {
    value: `${String(twoHours.total / 60)} min`,
    text: `to render a ${String(twoHours.length / 3600)}-hour video`,
    note: (
      <>
        Also measured by Remotion in 2022, with{' '}
        <code>--frames-per-lambda={twoHours.framesPerLambda}</code> on warm ARM64 functions with
        2,048 MB of memory in us-east-1.
      </>
    ),
  },
  {
    value: `$${publishedPrice.perMinute.toFixed(2)}`,
    text: 'or more per minute of video',
    note: (
      <>
        An estimate: what AWS Lambda charges for the trailer on the same function, with{' '}
        <code>--frames-per-lambda={publishedPrice.framesPerLambda}</code>. S3 storage, data transfer
        and a Remotion license, where you need one, are extra.
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
