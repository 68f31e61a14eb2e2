import type {ReactNode} from 'react';

import {background, dim, gray, ink, times, type Motif} from './pen';

/** A cube seen from above, centered on its top. */
const cube = (x: number, y: number, height: number, color: string): ReactNode => (
  <g transform={`translate(${x} ${y - height})`} stroke={background} strokeWidth={2}>
    <path d={`M-60 0 0 34v${height}l-60 -34z`} fill={color} fillOpacity={0.55} />
    <path d={`M60 0 0 34v${height}l60 -34z`} fill={color} fillOpacity={0.32} />
    <path d="M0 -34 60 0 0 34-60 0z" fill={color} />
  </g>
);

export const cubes: Motif = (pen) =>
  times(12, (index) => {
    const column = index % 4;
    const row = Math.floor(index / 4);
    const color = ink(pen.pick(`c${index}`), pen);
    return cube(
      250 + (column - row) * 72 + 60,
      180 + (column + row) * 41,
      40 + pen.pick(`h${index}`) * 130,
      color === dim ? gray : color,
    );
  });
