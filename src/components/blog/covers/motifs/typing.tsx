import {dim, raised, times, type Motif} from './pen';

export const typing: Motif = ({main, second}) => (
  <g>
    {times(4, (index) => (
      <rect
        y={40 + index * 58}
        width={[520, 430, 560, 240][index]}
        height={28}
        rx={14}
        fill={index === 3 ? main : dim}
      />
    ))}
    <rect x={258} y={204} width={8} height={48} fill={second} />
    <rect y={300} width={620} height={150} rx={20} fill={raised} />
    <path d="M286 340 350 375 286 410z" fill={second} />
    <rect x={40} y={426} width={540} height={8} rx={4} fill={dim} />
    <rect x={40} y={426} width={200} height={8} rx={4} fill={main} />
  </g>
);
