import type {ReactNode} from 'react';

import {Label, Picture, Sample} from './parts';
import styles from './styles.module.css';

/** Heights of the frames of a track: a keyframe, and what changed after it. */
const frames = [36, 12, 16, 9, 14, 36, 11, 15, 12, 10] as const;

/** A header, two tracks, and how their samples lie in the file. */
export function TracksPicture(): ReactNode {
  const step = 31;
  const stored = ['key', 'audio', 'audio', 'delta', 'delta', 'audio', 'delta', 'audio'] as const;
  return (
    <Picture
      height={222}
      alt="A file with a header and two tracks. The video track has two tall keyframes and small delta frames; the audio track has packets of equal size. In the file, the header comes first, followed by samples of both tracks in turn."
    >
      <rect className={styles.file} x={1} y={1} width={398} height={140} rx={8} />
      <Label x={14} y={20}>
        container: video.mp4
      </Label>
      <Label x={14} y={64}>
        h264
      </Label>
      {frames.map((height, index) => (
        <Sample
          key={index}
          x={74 + index * step}
          y={80 - height}
          width={24}
          height={height}
          kind={height === 36 ? 'key' : 'delta'}
        />
      ))}
      <Label x={14} y={116}>
        aac
      </Label>
      {Array.from({length: 15}, (_, index) => (
        <Sample key={index} x={74 + index * 20.8} y={104} width={16} height={16} kind="audio" />
      ))}
      <Label x={2} y={170}>
        as stored
      </Label>
      <Sample x={2} y={184} width={76} height={30} kind="header" text="header" />
      {stored.map((kind, index) => (
        <Sample key={index} x={82 + index * 40} y={184} width={36} height={30} kind={kind} />
      ))}
    </Picture>
  );
}
