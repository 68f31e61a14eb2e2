import type {ReactNode} from 'react';

import {Label, Picture, Sample} from './parts';
import styles from './styles.module.css';

/** What has to be read and decoded for a frame in the middle. */
export function SeekPicture(): ReactNode {
  const step = 32;
  const start = 72;
  const wanted = 7;
  return (
    <Picture
      height={142}
      alt="Ten frames with keyframes at 0 and 5. For frame 7, the parser jumps to keyframe 5. Frames 5 and 6 are decoded and dropped, frame 7 is the first to be shown."
    >
      <Label x={2} y={62}>
        frames
      </Label>
      {Array.from({length: 10}, (_, index) => {
        const isKey = index % 5 === 0;
        const height = isKey ? 56 : 24;
        return (
          <Sample
            key={index}
            x={start + index * step}
            y={82 - height}
            width={26}
            height={height}
            kind={isKey ? 'key' : 'delta'}
            text={index}
          />
        );
      })}
      <path
        className={styles.arrow}
        d={`M${start + wanted * step + 13} 50V12H${start + 5 * step + 13}v10m-4 -4l4 4l4 -4`}
      />
      <path className={styles.line} d={`M${start + 5 * step} 94h58`} />
      <text className={styles.centered} x={start + 5 * step + 29} y={116}>
        drop
      </text>
      <path className={styles.line} d={`M${start + wanted * step} 94h90`} />
      <text className={styles.centered} x={start + wanted * step + 45} y={116}>
        show
      </text>
      <text className={styles.centered} x={start + 2 * step + 29} y={116}>
        not read
      </text>
    </Picture>
  );
}
