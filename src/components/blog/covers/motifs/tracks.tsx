import {dim, raised, times, white, type Motif} from './pen';

export const tracks: Motif = (pen) => (
  <g>
    {times(7, (row) => {
      const start = pen.pick(`s${row}`) * 220;
      const first = 120 + pen.pick(`f${row}`) * 160;
      return (
        <g transform={`translate(0 ${20 + row * 68})`}>
          <rect width={640} height={54} rx={10} fill={raised} />
          <rect
            x={start}
            width={first}
            height={54}
            rx={10}
            fill={row % 3 === 1 ? pen.second : pen.main}
            opacity={row % 2 ? 0.7 : 1}
          />
          <rect
            x={start + first + 8}
            width={Math.min(200, 632 - start - first)}
            height={54}
            rx={10}
            fill={dim}
          />
        </g>
      );
    })}
    <path d="M395 0v500" stroke={white} strokeWidth={6} />
    <path d="M370 -8h50l-25 34z" fill={white} />
  </g>
);
