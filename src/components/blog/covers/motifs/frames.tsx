import {raised, times, type Motif} from './pen';

export const frames: Motif = ({main, second}) =>
  times(7, (index) => (
    <g transform={`translate(${index * 62} ${index * 30})`}>
      <rect
        width={260}
        height={170}
        rx={14}
        fill={index === 6 ? raised : 'none'}
        stroke={index === 6 ? main : '#3c475e'}
        strokeWidth={4}
      />
      <circle
        cx={60 + index * 23}
        cy={110 - Math.sin(index / 2) * 40}
        r={30}
        fill={index === 6 ? second : main}
        opacity={0.2 + index * 0.13}
      />
    </g>
  ));
