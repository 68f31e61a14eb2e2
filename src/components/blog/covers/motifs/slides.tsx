import {dim, gray, raised, times, type Motif} from './pen';

export const slides: Motif = ({main, second}) =>
  times(4, (index) => (
    <g transform={`translate(${index * 150} ${20 + (index % 2) * 34})`}>
      <rect width={180} height={320} rx={24} fill={index % 2 ? raised : dim} />
      <rect x={20} y={28} width={140} height={120} rx={14} fill={index % 2 ? second : main} />
      <rect x={20} y={172} width={110} height={18} rx={9} fill={gray} />
      <rect x={20} y={206} width={140} height={18} rx={9} fill="#4b566d" />
      {times(4, (dot) => (
        <rect
          x={20 + dot * 36}
          y={286}
          width={28}
          height={8}
          rx={4}
          fill={dot <= index ? main : '#4b566d'}
        />
      ))}
    </g>
  ));
