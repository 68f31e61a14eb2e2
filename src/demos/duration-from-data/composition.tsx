import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  slides: number;
  secondsPerSlide: number;
  targetFps: number;
};

const colors = ['#4f7cff', '#3ddc97', '#ffc247', '#ff6a4d'];
const pixelsPerSecond = 62;

export const DurationFromData: React.FC<Props> = ({slides, secondsPerSlide, targetFps}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const total = Math.ceil(slides * secondsPerSlide * targetFps);
  const width = secondsPerSlide * pixelsPerSecond;
  const share = ((slides * width) / 1120) * 100;
  const leave = interpolate(frame, [durationInFrames - 15, durationInFrames - 1], [1, 0], {
    extrapolateLeft: 'clamp',
  });

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', color: '#f4f6fb', opacity: leave}}>
      <div style={{position: 'absolute', left: 80, top: 90, fontSize: 48, color: '#9aa6bf'}}>
        {slides} slides × {secondsPerSlide} s × {targetFps} fps
      </div>
      <div style={{position: 'absolute', left: 80, top: 160, fontSize: 120, fontWeight: 800}}>
        {total} frames
      </div>
      <div
        style={{
          position: 'absolute',
          left: 80,
          top: 560,
          width: 1120,
          height: 12,
          borderRadius: 6,
          background: `linear-gradient(90deg, #f4f6fb ${share}%, #2c3448 ${share}%)`,
        }}
      />
      {new Array(slides).fill(true).map((_, i) => {
        const land = spring({frame: frame - i * 8, fps, config: {damping: 200}});
        return (
          <div
            key={`slide-${i}`}
            style={{
              position: 'absolute',
              left: 80 + i * width,
              top: 410 - (1 - land) * 80,
              width: width - 8,
              height: 130,
              borderRadius: 16,
              opacity: land,
              backgroundColor: colors[i % colors.length],
            }}
          />
        );
      })}
    </AbsoluteFill>
  );
};
