import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

import {measurementOf} from '@site/src/data/measurements';

import {RenderTime} from '../RenderTime';
import {withCommas} from '../withCommas';
import styles from './styles.module.css';

const SECONDS_PER_MINUTE = 60;

/** Frames of the files that `npm run measure:batch` rendered with the tutorial's script, and the time. */
export function BatchProof(): ReactNode {
  const measurement = measurementOf('batch');
  const {files, frames, seconds} = measurement;
  const sheet = useBaseUrl('/img/measured/batch.webp');
  return (
    <figure className={styles.batch}>
      <div className={styles.sheet}>
        <img
          src={sheet}
          alt="Frames with a name, a distance and one bar per month; the number of bars differs."
          width={1536}
          height={576}
          loading="lazy"
          decoding="async"
        />
      </div>
      <figcaption className={styles.caption}>
        The last frames of the videos from one batch. The tutorial’s script turned {files} rows of
        made-up data into {files} videos with a total of {withCommas(frames)} frames of 1280 × 720
        pixels, in <RenderTime of={measurement} />{' '}
        {!measurement.isBusy && (
          <>
            At this rate, a thousand videos take about{' '}
            {withCommas(Math.round((seconds / files / SECONDS_PER_MINUTE) * 1000))} minutes.{' '}
          </>
        )}
        To reproduce it, run <code>npm run measure:batch</code> in this site’s repository.
      </figcaption>
    </figure>
  );
}
