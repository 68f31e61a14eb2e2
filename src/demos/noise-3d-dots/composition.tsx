import {noise3D} from '@remotion/noise';
import React from 'react';
import {AbsoluteFill, interpolateColors, useCurrentFrame} from 'remotion';

type Props = {
  scale: number;
  speed: number;
  distance: number;
};

const columns = 21;
const rows = 11;

export const NoiseDots: React.FC<Props> = ({scale, speed, distance}) => {
  const frame = useCurrentFrame();
  const time = (frame / 60) * speed;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720">
        {Array.from({length: columns * rows}, (_, i) => {
          const column = i % columns;
          const row = Math.floor(i / columns);
          const x = 90 + column * 55;
          const y = 85 + row * 55;
          const shiftX = noise3D('x', column * scale, row * scale, time) * distance;
          const shiftY = noise3D('y', column * scale, row * scale, time) * distance;
          const shift = Math.hypot(shiftX, shiftY);
          const color = interpolateColors(shift, [0, distance], ['#2c3448', '#ffc247']);

          return (
            <g key={`${column}-${row}`}>
              <path d={`M${x} ${y}l${shiftX} ${shiftY}`} stroke={color} strokeWidth={3} />
              <circle cx={x + shiftX} cy={y + shiftY} r={7} fill={color} />
            </g>
          );
        })}
      </svg>
    </AbsoluteFill>
  );
};
