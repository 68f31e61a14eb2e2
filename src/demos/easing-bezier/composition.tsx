import React from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame} from 'remotion';

type Props = {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
};

const toX = (progress: number) => 140 + progress * 420;
const toY = (value: number) => 570 - value * 420;

export const BezierCurve: React.FC<Props> = ({x1, y1, x2, y2}) => {
  const frame = useCurrentFrame();
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const easing = Easing.bezier(x1, y1, x2, y2);
  const progress = interpolate(frame, [15, 75], [0, 1], clamp);
  const value = interpolate(frame, [15, 75], [0, 1], {easing, ...clamp});
  const points = new Array(101).fill(true).map((_, i) => `${toX(i / 100)},${toY(easing(i / 100))}`);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <rect x={140} y={150} width={420} height={420} rx={8} fill="#1b2030" />
        <path
          d={`M${toX(0)} ${toY(0)}L${toX(x1)} ${toY(y1)}M${toX(1)} ${toY(1)}L${toX(x2)} ${toY(y2)}`}
          stroke="#ffc247"
          strokeWidth={4}
        />
        <circle cx={toX(x1)} cy={toY(y1)} r={16} fill="#ffc247" />
        <circle cx={toX(x2)} cy={toY(y2)} r={16} fill="#ffc247" />
        <polyline points={points.join(' ')} stroke="#3ddc97" strokeWidth={12} />
        <circle cx={toX(progress)} cy={toY(value)} r={22} fill="#ff6a4d" />
        <path d="M740 360H1140" stroke="#2c3448" strokeWidth={12} />
        <circle cx={740 + value * 400} cy={360} r={52} fill="#3ddc97" />
        <text x={940} y={540} fill="#f4f6fb" fontSize={64} fontWeight={700} textAnchor="middle">
          {value.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
