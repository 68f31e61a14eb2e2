import React from 'react';
import {AbsoluteFill, interpolate, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  fadeIn: number;
  fadeOut: number;
  color: string;
};

export const FadeInAndOut: React.FC<Props> = ({fadeIn, fadeOut, color}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const lastFrame = durationInFrames - 1;
  const inputRange = [0, fadeIn, lastFrame - fadeOut, lastFrame];
  const outputRange = [0, 1, 1, 0];
  const opacity = interpolate(frame, inputRange, outputRange);

  const toX = (at: number) => interpolate(at, [0, lastFrame], [600, 1180]);
  const toY = (value: number) => interpolate(value, [0, 1], [500, 220]);
  const points = inputRange.map((at, i) => ({x: toX(at), y: toY(outputRange[i] ?? 0)}));

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', color: '#f4f6fb'}}>
      <AbsoluteFill style={{left: 100, top: 180, width: 360, height: 360}}>
        <div style={{flex: 1, borderRadius: 48, border: '4px dashed #2c3448'}} />
      </AbsoluteFill>
      <AbsoluteFill style={{left: 100, top: 180, width: 360, height: 360, opacity}}>
        <div style={{flex: 1, borderRadius: 48, backgroundColor: color}} />
      </AbsoluteFill>
      <svg viewBox="0 0 1280 720" fill="none" strokeWidth={10} strokeLinejoin="round">
        <path d="M600 220H1180M600 500H1180" stroke="#2c3448" strokeWidth={4} />
        <polyline points={points.map(({x, y}) => `${x},${y}`).join(' ')} stroke={color} />
        {points.map(({x, y}) => (
          <circle key={x} cx={x} cy={y} r={16} fill="#10131a" stroke="#ffc247" />
        ))}
        <path d={`M${toX(frame)} 180V540`} stroke="#ff6a4d" strokeWidth={4} />
        <circle cx={toX(frame)} cy={toY(opacity)} r={22} fill="#ff6a4d" />
        <text x={600} y={630} fill="#9aa6bf" fontSize={44}>
          opacity
        </text>
        <text x={1180} y={630} fill="#f4f6fb" fontSize={64} fontWeight={700} textAnchor="end">
          {opacity.toFixed(2)}
        </text>
      </svg>
    </AbsoluteFill>
  );
};
