import {raised, times, white, type Motif} from './pen';

export const lenses: Motif = ({main, second}) => (
  <g>
    {times(80, (index) => {
      const column = index % 10;
      const row = Math.floor(index / 10);
      return (column + row) % 2 === 0 ? (
        <rect x={column * 64} y={row * 64 - 6} width={64} height={64} fill={raised} />
      ) : null;
    })}
    <circle cx={230} cy={200} r={160} fill={main} opacity={0.75} />
    <circle cx={410} cy={230} r={150} fill={second} opacity={0.65} />
    <circle cx={300} cy={350} r={120} fill={white} opacity={0.35} />
  </g>
);
