import {noise2D} from '@remotion/noise';
import React from 'react';
import {AbsoluteFill, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  seed: string;
  scale: number;
  speed: number;
};

const columns = 16;
const rows = 9;
const cell = 80;

export const NoiseGrid: React.FC<Props> = ({seed, scale, speed}) => {
  const frame = useCurrentFrame();
  const {durationInFrames} = useVideoConfig();
  // The sampled window moves in a circle, so the last frame meets the first.
  const angle = (frame / durationInFrames) * Math.PI * 2;
  const offsetX = Math.cos(angle) * speed;
  const offsetY = Math.sin(angle) * speed;

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a'}}>
      {Array.from({length: columns * rows}, (_, i) => {
        const column = i % columns;
        const row = Math.floor(i / columns);
        const value = noise2D(seed, column * scale + offsetX, row * scale + offsetY);
        const size = 8 + Math.abs(value) * 64;

        return (
          <div
            key={`${column}-${row}`}
            style={{
              position: 'absolute',
              left: column * cell + (cell - size) / 2,
              top: row * cell + (cell - size) / 2,
              width: size,
              height: size,
              borderRadius: size * 0.3,
              backgroundColor: value > 0 ? '#4f7cff' : '#3ddc97',
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
