import type {ReactNode} from 'react';

import {formatBytes, formatNumber, formatSeconds} from '../parts/format';
import type {TrackSummary} from './messages';
import type {Bar, Timeline} from './timeline';
import styles from './styles.module.css';

interface Props {
  tracks: readonly TrackSummary[];
  timelines: Readonly<Record<number, Timeline>>;
}

/** The height of a drawing in its own units. */
const tall = 100;

/** A path of columns as wide as their spans of time, as high as `heightOf` says, from 0 to 1. */
const columns = (timeline: Timeline, heightOf: (bar: Bar) => number): string => {
  const {bars, secondsPerBar, offset} = timeline;
  return bars
    .map((bar, index) => {
      const height = heightOf(bar) * tall;
      if (height === 0) return '';
      const x = Math.max(0, index * secondsPerBar - offset);
      return `M${formatNumber(x)} ${tall}v${formatNumber(-height)}h${formatNumber(secondsPerBar * 0.8)}v${formatNumber(height)}z`;
    })
    .join('');
};

function Drawing({timeline, end}: {timeline: Timeline; end: number}): ReactNode {
  const highest = Math.max(1, ...timeline.bars.map(({bytes}) => bytes));
  const hasDeltas = timeline.keyframes < timeline.samples;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${formatNumber(end)} ${tall}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.bytes} d={columns(timeline, ({bytes}) => bytes / highest)} />
      {hasDeltas && (
        <path
          className={styles.keyframe}
          d={columns(timeline, ({bytes, keyframes}) => (keyframes > 0 ? bytes / highest : 0))}
        />
      )}
    </svg>
  );
}

const counts = ({samples, keyframes, bytes}: Timeline): string => {
  const total = `${samples} ${samples === 1 ? 'sample' : 'samples'}, ${formatBytes(bytes)}`;
  return keyframes < samples ? `${total}, keyframes: ${keyframes}` : total;
};

/** For each track the bytes of its samples over time, with keyframes marked. */
export function TrackTimelines({tracks, timelines}: Props): ReactNode {
  const end = Math.max(0.001, ...Object.values(timelines).map((timeline) => timeline.end));
  const hasSamples = Object.values(timelines).some(({samples}) => samples > 0);
  return (
    <div className={styles.timelines} role="group" aria-label="Tracks and samples">
      {tracks.length === 0 && (
        <p className={styles.empty}>
          Each track gets a row here: the bytes of its samples over time, keyframes in another
          color.
        </p>
      )}
      {tracks.map((track) => {
        const timeline = timelines[track.trackId];
        return (
          <div key={track.trackId} className={styles.track}>
            <p className={styles.trackName}>
              <strong>
                Track {track.trackId}, {track.type}
              </strong>{' '}
              {track.codec !== null && <code>{track.codec}</code>} {track.detail},{' '}
              {track.originalTimescale} ticks per second
              {timeline && timeline.samples > 0 && `; ${counts(timeline)}`}
            </p>
            {timeline ? (
              <Drawing timeline={timeline} end={end} />
            ) : (
              <div className={styles.drawing} />
            )}
          </div>
        );
      })}
      {hasSamples && (
        <p className={styles.axis} aria-hidden="true">
          <span>0 s</span>
          <span>{formatSeconds(end / 2)}</span>
          <span>{formatSeconds(end)}</span>
        </p>
      )}
    </div>
  );
}
