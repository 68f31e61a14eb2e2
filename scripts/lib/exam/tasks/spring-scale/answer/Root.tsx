import React from 'react';
import {AbsoluteFill, Composition, spring, useCurrentFrame, useVideoConfig} from 'remotion';

const Main: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  const scale = spring({frame, fps});
  return (
    <AbsoluteFill
      style={{backgroundColor: '#fef3c7', alignItems: 'center', justifyContent: 'center'}}
    >
      <div
        style={{
          width: 600,
          height: 600,
          borderRadius: '50%',
          backgroundColor: '#dc2626',
          transform: `scale(${String(scale)})`,
        }}
      />
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1080}
    height={1080}
    fps={30}
    durationInFrames={60}
  />
);
