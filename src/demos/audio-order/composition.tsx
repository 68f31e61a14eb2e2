import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  playbackRate: number;
  trimBefore: number;
  fade: number;
  from: number;
};

const px = 6.6; // Pixels per frame
const file = new Array(50)
  .fill(true)
  .map((_, i) => ({x: i * 2, height: 5 + 32 * Math.abs(Math.sin(i * 0.41) * Math.cos(i * 0.11))}));

export const AudioOrder: React.FC<Props> = ({playbackRate, trimBefore, fade, from}) => {
  const frame = useCurrentFrame();
  const faster = file.map((bar) => ({...bar, x: bar.x / playbackRate}));
  // The trim is measured in the file, so a higher speed moves it.
  const trimmed = faster
    .map((bar) => ({...bar, x: bar.x - trimBefore / playbackRate}))
    .filter((bar) => bar.x >= 0);
  const faded = trimmed.map((bar) => ({
    ...bar,
    height: bar.height * interpolate(bar.x, [0, fade], [0, 1], {extrapolateRight: 'clamp'}),
  }));
  const placed = faded.map((bar) => ({...bar, x: bar.x + from})).filter((bar) => bar.x < 130);
  const rows = [
    {label: 'file', bars: file, color: '#9aa6bf'},
    {label: '1  speed', bars: faster, color: '#4f7cff'},
    {label: '2  trim', bars: trimmed, color: '#4f7cff'},
    {label: '3  volume', bars: faded, color: '#4f7cff'},
    {label: '4  pitch', bars: faded, color: '#ffc247'},
    {label: '5  position', bars: placed, color: '#3ddc97'},
  ];
  const step = Math.min(rows.length - 1, Math.floor(frame / 25));

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fontSize={42} style={{whiteSpace: 'pre'}}>
        {rows.map(({label, bars, color}, row) => {
          const y = 80 + row * 112;
          return (
            <g key={label} opacity={row > step ? 0.12 : 1}>
              <text x={70} y={y + 14} fill={row === step ? '#f4f6fb' : '#9aa6bf'}>
                {label}
              </text>
              <path d={`M350 ${y}H1210`} stroke="#2c3448" strokeWidth={4} strokeLinecap="round" />
              <path
                d={bars
                  .map(({x, height}) => `M${355 + x * px} ${y - height}v${height * 2}`)
                  .join('')}
                stroke={color}
                strokeWidth={7}
                strokeLinecap="round"
              />
            </g>
          );
        })}
        <rect x={40} y={80 + step * 112 - 24} width={8} height={48} rx={4} fill="#ff6a4d" />
      </svg>
    </AbsoluteFill>
  );
};
