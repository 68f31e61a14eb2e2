import React from 'react';
import {AbsoluteFill, Easing, interpolate, useCurrentFrame, type EasingFunction} from 'remotion';

const curves = {
  linear: Easing.linear,
  ease: Easing.ease,
  quad: Easing.quad,
  cubic: Easing.cubic,
  sin: Easing.sin,
  circle: Easing.circle,
  exp: Easing.exp,
  elastic: Easing.elastic(1),
  back: Easing.back(),
  bounce: Easing.bounce,
} satisfies Record<string, EasingFunction>;

type Props = {
  curve: keyof typeof curves;
  direction: 'in' | 'out' | 'inOut';
  color: string;
};

const toX = (progress: number) => 140 + progress * 480;
const toY = (value: number) => 580 - value * 420;

export const EasingGallery: React.FC<Props> = ({curve, direction, color}) => {
  const frame = useCurrentFrame();
  const easing = Easing[direction](curves[curve]);
  const clamp = {extrapolateLeft: 'clamp', extrapolateRight: 'clamp'} as const;
  const progress = interpolate(frame, [15, 75], [0, 1], clamp);
  const value = interpolate(frame, [15, 75], [0, 1], {easing, ...clamp});
  const points = new Array(101).fill(true).map((_, i) => `${toX(i / 100)},${toY(easing(i / 100))}`);

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <rect x={140} y={160} width={480} height={420} rx={8} fill="#1b2030" />
        <polyline points={points.join(' ')} stroke={color} strokeWidth={12} />
        <path d={`M${toX(progress)} 90V650`} stroke="#ff6a4d" strokeWidth={4} />
        <circle cx={toX(progress)} cy={toY(value)} r={22} fill="#ff6a4d" />
        <path d="M760 160V580" stroke="#2c3448" strokeWidth={12} />
        <circle cx={760} cy={toY(value)} r={52} fill={color} />
        <text x={880} y={340} fill="#9aa6bf" fontSize={48}>
          {direction}({curve})
        </text>
        <text x={880} y={450} fill="#f4f6fb" fontSize={96} fontWeight={700}>
          {value.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
