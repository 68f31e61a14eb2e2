import {dim, raised, white, type Motif} from './pen';

export const player: Motif = ({main, second}) => (
  <g>
    <rect
      x={30}
      y={50}
      width={580}
      height={400}
      rx={30}
      fill={raised}
      stroke={dim}
      strokeWidth={4}
    />
    <path
      d="M255 145c0-16 17-26 31-18l126 76c13 8 13 27 0 35l-126 76c-14 8-31-2-31-18z"
      fill={main}
    />
    <rect x={70} y={390} width={500} height={14} rx={7} fill={dim} />
    <rect x={70} y={390} width={310} height={14} rx={7} fill={second} />
    <circle cx={380} cy={397} r={20} fill={white} />
  </g>
);
