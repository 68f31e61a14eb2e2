import {dim, raised, times, type Motif} from './pen';

export const rows: Motif = ({main, second}) =>
  times(6, (index) => (
    <g>
      <rect x={20} y={50 + index * 72} width={190} height={48} rx={10} fill={raised} />
      <rect x={38} y={68 + index * 72} width={60 + index * 14} height={12} rx={6} fill={dim} />
      <path
        d={`M226 ${74 + index * 72}H300`}
        stroke={index === 2 ? second : dim}
        strokeWidth={4}
        strokeLinecap="round"
      />
      {times(3, (frame) => (
        <rect
          x={320 + frame * 102}
          y={44 + index * 72}
          width={92}
          height={58}
          rx={10}
          fill={index === 2 && frame === 0 ? second : frame * 0.7 < index / 2 ? main : raised}
        />
      ))}
    </g>
  ));
