import {gray, raised, times, white, type Motif} from './pen';

export const badges: Motif = ({main, second}) =>
  times(6, (index) => (
    <g transform={`translate(${(index % 3) * 210} ${30 + Math.floor(index / 3) * 220})`}>
      <rect width={180} height={190} rx={20} fill={raised} />
      <rect x={70} y={14} width={40} height={10} rx={5} fill="#4b566d" />
      <circle cx={90} cy={82} r={38} fill={index % 2 ? second : main} />
      <rect x={34} y={136} width={112} height={14} rx={7} fill={white} />
      <rect x={54} y={160} width={72} height={12} rx={6} fill={gray} />
    </g>
  ));
