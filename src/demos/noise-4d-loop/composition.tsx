import {noise4D} from '@remotion/noise';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  roughness: number;
  speed: number;
  height: number;
};

const points = 180;
const layers = ['#2c3448', '#4f7cff', '#3ddc97'];

export const LoopingBlob: React.FC<Props> = ({roughness, speed, height}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  const time = (frame / durationInFrames) * Math.PI * 2;

  const outline = (layer: number) =>
    Array.from({length: points}, (_, i) => {
      const angle = (i / points) * Math.PI * 2;
      const value = noise4D(
        'blob',
        Math.cos(angle) * roughness + layer * 0.3,
        Math.sin(angle) * roughness,
        Math.cos(time) * speed,
        Math.sin(time) * speed,
      );
      const radius = 250 - layer * 70 + value * height;
      return `${640 + Math.cos(angle) * radius},${360 + Math.sin(angle) * radius}`;
    }).join(' ');

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      <svg viewBox="0 0 1280 720">
        {layers.map((color, layer) => (
          <polygon key={color} points={outline(layer)} fill={color} />
        ))}
      </svg>
    </AbsoluteFill>
  );
};
