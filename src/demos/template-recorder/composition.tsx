import React from 'react';
import {AbsoluteFill, interpolate, random, useCurrentFrame} from 'remotion';

type Props = {
  color: string;
};

// Left, top, width and height of the camera in each layout, and how much of the screen is visible.
const layouts = [
  [80, 60, 1120, 510, 0],
  [900, 330, 300, 240, 1],
  [80, 60, 420, 510, 0.75],
] as const;
const words = ['Record', 'the', 'screen', 'and', 'yourself'];

export const ScreenAndCamera: React.FC<Props> = ({color}) => {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const times = [0, 40, 58, 100, 118, 160, 178];
  const at = (i: 0 | 1 | 2 | 3 | 4): number => {
    const [a, b, c] = [layouts[0][i], layouts[1][i], layouts[2][i]];
    return interpolate(frame, times, [a, a, b, b, c, c, a], clamp);
  };
  const [x, y, width, height, screen] = [at(0), at(1), at(2), at(3), at(4)];
  const left = interpolate(frame, times, [80, 80, 80, 80, 530, 530, 80], clamp);
  const spoken = Math.floor(frame / 12) % words.length;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720">
        <defs>
          <clipPath id="recorder-camera">
            <rect x={x} y={y} width={width} height={height} rx={28} />
          </clipPath>
        </defs>
        <g opacity={screen}>
          <rect x={left} y={60} width={1200 - left} height={510} rx={28} fill="#1b2030" />
          {Array.from({length: 8}, (_, line) => (
            <rect
              key={`line-${line}`}
              x={left + 40 + (line % 3) * 40}
              y={105 + line * 54}
              width={
                (140 + random(`width-${line}`) * 380) *
                interpolate(frame - 44 - line * 5, [0, 12], [0, 1], clamp)
              }
              height={20}
              rx={10}
              fill={line % 3 === 1 ? color : '#4b566d'}
            />
          ))}
        </g>
        <g clipPath="url(#recorder-camera)">
          <rect x={x} y={y} width={width} height={height} fill="#c9d4ef" />
          <g
            transform={`translate(${x + width / 2} ${y + height * 0.46}) scale(${height / 300}) rotate(${Math.sin(frame / 9) * 3})`}
          >
            <path d="M-130 230C-130 90 130 90 130 230Z" fill={color} />
            <circle r={66} fill="#343d50" />
          </g>
        </g>
        <text x={640} y={655} fontSize={46} fontWeight={600} textAnchor="middle">
          {words.map((word, i) => (
            <tspan key={word} fill={i === spoken ? color : '#f4f6fb'}>
              {i === 0 ? word : ` ${word}`}
            </tspan>
          ))}
        </text>
        <circle
          cx={1166}
          cy={96}
          r={14}
          fill="#f2573a"
          opacity={0.4 + 0.6 * Math.abs(Math.cos(frame / 10))}
        />
      </svg>
    </AbsoluteFill>
  );
};
