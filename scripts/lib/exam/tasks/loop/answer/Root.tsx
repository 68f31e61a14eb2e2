import React from 'react';
import {AbsoluteFill, Composition, Loop, useCurrentFrame} from 'remotion';

const Dot: React.FC = () => (
  <div
    style={{
      position: 'absolute',
      left: useCurrentFrame() * 36,
      top: 260,
      width: 200,
      height: 200,
      borderRadius: '50%',
      backgroundColor: '#be185d',
    }}
  />
);

const Main: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#f1f5f9'}}>
      <Loop durationInFrames={30}>
        <Dot />
      </Loop>
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1280}
    height={720}
    fps={30}
    durationInFrames={120}
  />
);
