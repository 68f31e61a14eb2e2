import {amber, coral, fixed, mint, part, times, wave, white, type Drawing} from './kit';

export const counter: Drawing = {
  background: '#10231f',
  draw: (frame) => (
    <>
      {[0.78, 0.52, 0.34].map((share, i) => (
        <g
          key={share}
          transform={`translate(${160 + i * 160} 170) rotate(-90)`}
          fill="none"
          strokeWidth={20}
        >
          <circle r={54} stroke="#1f3d36" />
          <circle
            r={54}
            stroke={[mint, amber, coral][i]}
            strokeLinecap="round"
            pathLength={100}
            strokeDasharray={`${fixed(share * 100 * part(frame, i * 8, 50 + i * 8) + 4 * wave(frame, i))} 100`}
          />
        </g>
      ))}
      {times(3, (i) => (
        <rect
          key={i}
          x={120 + i * 160}
          y={262}
          width={80}
          height={12}
          rx={6}
          fill={white}
          opacity={0.7}
        />
      ))}
    </>
  ),
};
