import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  subtitle: string;
  color: string;
};

const square = 40;

export const LowerThird: React.FC<Props> = ({title, subtitle, color}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = spring({frame: frame - 8, fps, config: {damping: 200}});
  const text = spring({frame: frame - 20, fps, config: {damping: 16}});
  const leave = interpolate(frame, [durationInFrames - 18, durationInFrames - 4], [0, 1], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });

  return (
    <AbsoluteFill
      style={{
        background: `conic-gradient(#dde2ec 25%, #f6f7fa 0 50%, #dde2ec 0 75%, #f6f7fa 0) 0 0 / ${square * 2}px ${square * 2}px`,
        justifyContent: 'flex-end',
        padding: '0 90px 90px',
      }}
    >
      <div
        style={{
          position: 'relative',
          overflow: 'hidden',
          width: 820,
          padding: '36px 50px 36px 76px',
          borderRadius: 20,
          clipPath: `inset(0 ${(1 - enter + leave) * 100}% 0 0 round 20px)`,
          backgroundColor: '#10131a',
          color: '#f4f6fb',
        }}
      >
        <div
          style={{position: 'absolute', inset: '0 auto 0 0', width: 26, backgroundColor: color}}
        />
        <div style={{fontSize: 72, fontWeight: 700, translate: `0 ${(1 - text) * 60}px`}}>
          {title}
        </div>
        <div style={{fontSize: 42, color: '#c3cad8', translate: `0 ${(1 - text) * 90}px`}}>
          {subtitle}
        </div>
      </div>
    </AbsoluteFill>
  );
};
