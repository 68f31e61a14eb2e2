import React from 'react';
import {AbsoluteFill, Composition, useCurrentFrame, useVideoConfig} from 'remotion';

const Main: React.FC = () => {
  const frame = useCurrentFrame();
  const {durationInFrames, width} = useVideoConfig();
  return (
    <AbsoluteFill style={{backgroundColor: '#111827'}}>
      <div
        style={{
          position: 'absolute',
          bottom: 0,
          height: 120,
          width: (width * frame) / (durationInFrames - 1),
          backgroundColor: '#f59e0b',
        }}
      />
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1920}
    height={1080}
    fps={60}
    durationInFrames={300}
  />
);
