import React from 'react';
import {AbsoluteFill, interpolate, spring, useCurrentFrame, useVideoConfig} from 'remotion';

type Props = {
  title: string;
  price: number;
  accent: string;
  layout: 'left' | 'center';
};

export const PriceCard: React.FC<Props> = ({title, price, accent, layout}) => {
  const frame = useCurrentFrame();
  const {fps, durationInFrames} = useVideoConfig();
  const enter = spring({frame, fps, config: {damping: 200}});
  const count = interpolate(frame, [12, 50], [0, price], {
    extrapolateLeft: 'clamp',
    extrapolateRight: 'clamp',
  });
  const leave = interpolate(frame, [durationInFrames - 15, durationInFrames - 1], [1, 0], {
    extrapolateLeft: 'clamp',
  });
  const centered = layout === 'center';

  return (
    <AbsoluteFill style={{backgroundColor: '#10131a', opacity: leave}}>
      <div
        style={{
          position: 'absolute',
          inset: 80,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          alignItems: centered ? 'center' : 'flex-start',
          gap: 28,
          padding: '0 90px',
          borderRadius: 40,
          backgroundColor: '#1b2030',
          color: '#f4f6fb',
          transform: `translateY(${(1 - enter) * 60}px)`,
          opacity: enter,
        }}
      >
        <div style={{width: 240 * enter, height: 16, borderRadius: 8, backgroundColor: accent}} />
        <div style={{fontSize: 88, fontWeight: 700, overflowWrap: 'anywhere'}}>{title}</div>
        <div style={{fontSize: 150, fontWeight: 800, lineHeight: 1, color: accent}}>
          ${Math.round(count)}
        </div>
      </div>
    </AbsoluteFill>
  );
};
