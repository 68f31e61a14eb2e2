import React from 'react';
import {AbsoluteFill, random, useCurrentFrame} from 'remotion';

type Props = {
  look: 'spectrum' | 'waveform';
  hue: number;
};

const rays = 90;
const beat = 15;

export const Music: React.FC<Props> = ({look, hue}) => {
  const frame = useCurrentFrame();
  const kick = Math.exp(-(frame % beat) / 5);
  const radius = 150 + kick * 22;
  const level = (i: number): number => {
    const mirrored = Math.min(i, rays - i) / (rays / 2);
    const phase = random(`phase-${Math.min(i, rays - i)}`) * 6.28;
    const swing = 0.5 + 0.5 * Math.sin(frame / (3 + mirrored * 4) + phase);
    return (0.25 + 0.75 * swing) * (1 - mirrored * 0.55) * (0.6 + 0.4 * kick);
  };
  const wave = Array.from({length: 161}, (_, i) => {
    const window = Math.sin((i / 160) * Math.PI);
    const y = Math.sin(i / 5 + frame / 4) * 70 + Math.sin(i / 2.3 - frame / 3) * 50 * (0.4 + kick);
    return `${i * 8} ${360 + y * window}`;
  }).join('L');

  return (
    <AbsoluteFill
      style={{
        background: `radial-gradient(circle, hsl(${hue} 60% ${14 + kick * 8}%), #07060d 72%)`,
      }}
    >
      <svg viewBox="0 0 1280 720">
        {look === 'spectrum' ? (
          <g transform={`translate(640 360) rotate(${frame / 3})`}>
            {Array.from({length: rays}, (_, i) => (
              <rect
                key={`ray-${i}`}
                x={-4.5}
                y={-radius - 16 - level(i) * 150}
                width={9}
                height={level(i) * 150}
                rx={4.5}
                fill={`hsl(${hue + Math.min(i, rays - i) * 2.4} 90% 66%)`}
                transform={`rotate(${(i * 360) / rays})`}
              />
            ))}
            <circle r={radius} fill="#07060d" stroke={`hsl(${hue} 90% 70%)`} strokeWidth={8} />
            <circle r={radius * 0.36} fill={`hsl(${hue} 90% 70%)`} opacity={0.35 + kick * 0.65} />
          </g>
        ) : (
          <g fill="none" strokeLinecap="round">
            <path d={`M${wave}`} stroke={`hsl(${hue} 90% 66%)`} strokeWidth={22} opacity={0.3} />
            <path d={`M${wave}`} stroke={`hsl(${hue + 60} 95% 78%)`} strokeWidth={8} />
          </g>
        )}
      </svg>
    </AbsoluteFill>
  );
};
