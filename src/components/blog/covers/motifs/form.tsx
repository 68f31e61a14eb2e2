import {dim, gray, raised, white, type Motif} from './pen';

export const form: Motif = ({main, second}) => (
  <g>
    <rect
      x={0}
      y={40}
      width={330}
      height={420}
      rx={22}
      fill={raised}
      stroke={dim}
      strokeWidth={4}
    />
    {[0.7, 0.35, 0.55].map((value, index) => (
      <g key={value} transform={`translate(36 ${100 + index * 92})`}>
        <rect y={-18} width={110} height={10} rx={5} fill={gray} />
        <rect y={16} width={258} height={12} rx={6} fill={dim} />
        <rect y={16} width={258 * value} height={12} rx={6} fill={main} />
        <circle cx={258 * value} cy={22} r={17} fill={white} />
      </g>
    ))}
    <rect x={36} y={376} width={258} height={56} rx={14} fill={second} />
    <rect x={370} y={40} width={270} height={420} rx={22} fill={main} />
    <circle cx={505} cy={200} r={92} fill={second} />
    <rect x={420} y={350} width={170} height={24} rx={12} fill={white} />
    <rect x={450} y={394} width={110} height={24} rx={12} fill={white} opacity={0.6} />
  </g>
);
