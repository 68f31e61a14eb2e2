import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  topSpeed: number;
  ramp: number;
};

const framesOfFile = 480;

export const TwoRamps: React.FC<Props> = ({topSpeed, ramp}) => {
  const frame = useCurrentFrame();
  const t = Math.min(frame, ramp);
  const speed = 1 + ((topSpeed - 1) * t) / ramp;

  const rows = [
    {
      label: 'position()',
      position: t + ((topSpeed - 1) * t ** 2) / (2 * ramp) + topSpeed * (frame - t),
      color: '#4f7cff',
    },
    {label: 'animated playbackRate', position: frame * speed, color: '#ff6a4d'},
  ];

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="#9aa6bf" fontSize={48}>
        <text x={120} y={120}>
          frame {frame}
        </text>
        <text x={1160} y={120} textAnchor="end">
          {speed.toFixed(1)}×
        </text>
        {rows.map(({label, position, color}, i) => {
          const shown = Math.min(framesOfFile, Math.round(position));
          const x = interpolate(shown, [0, framesOfFile], [120, 1160]);

          return (
            <g key={label} transform={`translate(0 ${240 + i * 220})`}>
              <text x={120} y={0} fill={color}>
                {label}
              </text>
              <text x={1160} y={0} textAnchor="end" fill={color}>
                shows {shown}
              </text>
              <path d="M120 80H1160" stroke="#2c3448" strokeWidth={16} />
              <path d={`M120 80H${x}`} stroke={color} strokeWidth={16} />
              <circle cx={x} cy={80} r={36} fill={color} />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
