import type {ReactNode} from 'react';

import {Label, Picture, Sample} from './parts';
import styles from './styles.module.css';

/** Which frames a frame needs. */
export function KeyframesPicture(): ReactNode {
  const step = 47;
  const types = ['key', 'delta', 'delta', 'delta', 'key', 'delta', 'delta'] as const;
  const needs = ['–', '0', '0–1', '0–2', '–', '4', '4–5'];
  return (
    <Picture
      height={150}
      alt="Seven frames. Frames 0 and 4 are keyframes and need no other. Frames 1 to 3 need every frame since frame 0, and frames 5 and 6 need every frame since frame 4."
    >
      <Label x={2} y={34}>
        frame
      </Label>
      <Label x={2} y={132}>
        needs
      </Label>
      {types.map((kind, index) => {
        const x = 70 + index * step;
        const height = kind === 'key' ? 60 : 26;
        return (
          <g key={index}>
            <Sample x={x} y={94 - height} width={34} height={height} kind={kind} text={index} />
            {kind === 'delta' && (
              <path className={styles.arrow} d={`M${x - 1} 81h-10m4 -4l-4 4l4 4`} />
            )}
            <text className={styles.centered} x={x + 17} y={132}>
              {needs[index]}
            </text>
          </g>
        );
      })}
    </Picture>
  );
}
