import type {ReactNode} from 'react';

import {Label, Picture} from './parts';
import styles from './styles.module.css';

/** Where the top of the recorded scene lies in stored frames, and how a player shows them. */
export function RotationPicture(): ReactNode {
  const step = 84;
  const start = 112;
  const rotations = [
    {rotation: '0', up: 'M0 12v-24m-7 7l7 -7l7 7', isSideways: false},
    {rotation: '90', up: 'M-12 0h24m-7 -7l7 7l-7 7', isSideways: true},
    {rotation: '-90', up: 'M12 0h-24m7 -7l-7 7l7 7', isSideways: true},
    {rotation: '180', up: 'M0 -12v24m-7 -7l7 7l7 -7', isSideways: false},
  ] as const;
  return (
    <Picture
      height={190}
      alt="Four landscape frames as stored, with an arrow to the top of the scene. With rotation 0 it points up, with 90 right, with -90 left, with 180 down. As shown, every arrow points up: with 90 and -90 the frames are portrait, with 0 and 180 landscape."
    >
      <Label x={2} y={16}>
        rotation
      </Label>
      <Label x={2} y={56}>
        stored
      </Label>
      <Label x={2} y={142}>
        shown
      </Label>
      {rotations.map(({rotation, up, isSideways}, index) => {
        const x = start + index * step;
        const wide = isSideways ? 40 : 70;
        const high = isSideways ? 70 : 40;
        return (
          <g key={rotation}>
            <text className={styles.centered} x={x} y={16}>
              {rotation}
            </text>
            <rect className={styles.file} x={x - 35} y={36} width={70} height={40} rx={2} />
            <path className={styles.moved} d={up} transform={`translate(${x} 56)`} />
            <path className={styles.arrow} d={`M${x} 82v16m-4 -4l4 4l4 -4`} />
            <rect
              className={styles.file}
              x={x - wide / 2}
              y={142 - high / 2}
              width={wide}
              height={high}
              rx={2}
            />
            <path className={styles.moved} d={rotations[0].up} transform={`translate(${x} 142)`} />
          </g>
        );
      })}
    </Picture>
  );
}
