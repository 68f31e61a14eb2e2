import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  color: string;
};

const segments = ['/api', '/lambda', '/render'];
const shades = ['#1b2030', '#262d40', '#343d50'];

export const RenderRoute: React.FC<Props> = ({color}) => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const opened = segments.map((_, i) =>
    spring({frame: frame - 8 - i * 26, fps, config: {damping: 200}}),
  );
  const angle = interpolate(frame, [0, 180], [-30, 330]);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fontSize={44} fontWeight={600}>
        <text x={80} y={96} fill={color} fontFamily="ui-monospace, Menlo, Consolas, monospace">
          {segments.map((segment, i) => (
            <tspan key={segment} fillOpacity={opened[i]}>
              {segment}
            </tspan>
          ))}
        </text>
        {segments.map((segment, i) => {
          const open = opened[i] ?? 0;
          const inset = i * 56;
          return (
            <g key={segment} opacity={open} transform={`translate(0 ${(1 - open) * 50})`}>
              <rect
                x={80 + inset}
                y={140 + inset}
                width={1120 - inset * 2}
                height={510 - inset * 1.6}
                rx={28}
                fill={shades[i]}
                stroke={i === 2 ? color : '#4b566d'}
                strokeWidth={4}
              />
            </g>
          );
        })}
        <g transform={`translate(640 430) scale(${opened[2] ?? 0})`}>
          {[0, 1, 2, 3].map((i) => {
            const turn = ((angle + i * 90) * Math.PI) / 180;
            return (
              <circle
                key={i}
                cx={Math.cos(turn) * 76}
                cy={Math.sin(turn) * 76}
                r={26 + Math.sin(turn) * 12}
                fill={i % 2 ? '#f4f6fb' : color}
              />
            );
          })}
          <path d="M-22 -34V34L36 0Z" fill="#f4f6fb" />
        </g>
      </svg>
    </AbsoluteFill>
  );
};
