import {noise2D} from '@remotion/noise';

import {times, type Motif} from './pen';

export const noise: Motif = ({main, second}) =>
  times(54, (index) => {
    const column = index % 9;
    const row = Math.floor(index / 9);
    const value = noise2D('cover', column / 5, row / 5);
    return (
      <g transform={`translate(${36 + column * 71} ${40 + row * 82}) rotate(${value * 180})`}>
        <rect
          x={-28}
          y={-9}
          width={56}
          height={18}
          rx={9}
          fill={value > 0.25 ? main : value < -0.3 ? second : '#3c475e'}
        />
      </g>
    );
  });
