import {dim, raised, times, type Motif} from './pen';

export const windows: Motif = ({main, second}) =>
  times(3, (index) => (
    <g transform={`translate(${30 + index * 110} ${20 + index * 95})`}>
      <rect
        width={340}
        height={240}
        rx={18}
        fill={raised}
        stroke={index === 2 ? main : dim}
        strokeWidth={4}
      />
      <path d="M0 52h340" stroke={index === 2 ? main : dim} strokeWidth={4} />
      {times(3, (dot) => (
        <circle cx={32 + dot * 28} cy={27} r={8} fill={index === 2 ? second : dim} />
      ))}
      {index === 2 && <path d="M140 100v90l78-45z" fill={main} />}
    </g>
  ));
