import React from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  color: string;
};

const files: [file: string, indent: number, address?: string][] = [
  ['pages', 0],
  ['index.tsx', 1, '/'],
  ['api', 1],
  ['lambda', 2],
  ['render.ts', 3, '/api/lambda/render'],
  ['progress.ts', 3, '/api/lambda/progress'],
];
const period = 34;

export const PagesToRoutes: React.FC<Props> = ({color}) => {
  const frame = useCurrentFrame();
  const routed = files.filter(([, , address]) => address);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg
        viewBox="0 0 1280 720"
        fontSize={34}
        fontFamily="ui-monospace, Menlo, Consolas, monospace"
      >
        {files.map(([file, indent, address], i) => {
          const y = 110 + i * 100;
          const turn = routed.findIndex(([name]) => name === file);
          const time = frame - turn * period;
          const travel = interpolate(time, [0, 22], [0, 1], {
            extrapolateLeft: 'clamp',
            extrapolateRight: 'clamp',
            easing: Easing.inOut(Easing.cubic),
          });
          const isReached = address !== undefined && travel === 1;
          const isActive = address !== undefined && time >= 0 && time < period;
          return (
            <g key={file}>
              <rect
                x={70 + indent * 64}
                y={y - 36}
                width={address ? 330 : 210}
                height={72}
                rx={14}
                fill={isActive ? '#2c3448' : '#1b2030'}
              />
              <text x={100 + indent * 64} y={y + 13} fill={address ? '#f4f6fb' : '#a8b3c8'}>
                {file}
                {address ? '' : '/'}
              </text>
              {address ? (
                <>
                  <path d={`M${420 + indent * 64} ${y}H730`} stroke="#2c3448" strokeWidth={6} />
                  <path
                    d={`M${420 + indent * 64} ${y}H${420 + indent * 64 + travel * (310 - indent * 64)}`}
                    stroke={color}
                    strokeWidth={6}
                  />
                  <rect
                    x={740}
                    y={y - 40}
                    width={480}
                    height={80}
                    rx={40}
                    fill={isReached ? color : '#1b2030'}
                  />
                  <text x={776} y={y + 13} fill={isReached ? '#10131a' : '#8590a6'}>
                    {address}
                  </text>
                </>
              ) : null}
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
