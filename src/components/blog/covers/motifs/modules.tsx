import {background, dim, ink, times, type Motif} from './pen';

export const modules: Motif = (pen) => (
  <g>
    {times(12, (index) => {
      const x = 20 + (index % 3) * 90;
      const y = 30 + Math.floor(index / 3) * 115;
      return (
        <g>
          <path
            d={`M${x + 60} ${y + 30}C${x + 200} ${y + 30} 330 245 440 245`}
            fill="none"
            stroke={dim}
            strokeWidth={3}
          />
          <rect x={x} y={y} width={62} height={62} rx={12} fill={ink(pen.pick(`m${index}`), pen)} />
        </g>
      );
    })}
    <rect x={420} y={150} width={190} height={190} rx={28} fill={pen.main} />
    <path
      d="M480 205l-40 40 40 40M550 205l40 40-40 40"
      fill="none"
      stroke={background}
      strokeWidth={16}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </g>
);
