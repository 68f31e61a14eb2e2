import type {ReactNode} from 'react';

import {Label, Picture, Sample} from './parts';
import styles from './styles.module.css';

/** The times of the first frames of clip.mp4, in frames: stored in this order. */
const displayed = [0, 1, 3, 2, 4, 7, 5, 6] as const;

/** The order in which frames are stored and decoded, and the one in which they are shown. */
export function DecodingOrderPicture(): ReactNode {
  const step = 41;
  const start = 70;
  return (
    <Picture
      height={170}
      alt="Eight frames, stored as 0, 1, 3, 2, 4, 7, 5, 6 and shown as 0 to 7: frame 3 is decoded before frame 2, and frame 7 before frames 5 and 6."
    >
      <Label x={2} y={32}>
        decoded
      </Label>
      <Label x={2} y={142}>
        shown
      </Label>
      {displayed.map((place, index) => {
        const from = start + index * step + 16;
        const to = start + place * step + 16;
        const kind = index === 0 ? 'key' : 'delta';
        return (
          <g key={place}>
            <path
              className={place === index ? styles.line : styles.moved}
              d={`M${from} 44C${from} 84 ${to} 84 ${to} 124`}
            />
            <Sample x={from - 16} y={12} width={32} height={32} kind={kind} text={place} />
            <Sample x={to - 16} y={124} width={32} height={32} kind={kind} text={place} />
          </g>
        );
      })}
    </Picture>
  );
}
