import React from 'react';
import {AbsoluteFill, Composition, interpolate, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const frame = useCurrentFrame();
  const left = interpolate(frame, [0, 40], [0, 1080], {extrapolateRight: 'clamp'});
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <div
        style={{
          position: 'absolute',
          left,
          top: 260,
          width: 200,
          height: 200,
          backgroundColor: '#2563eb',
        }}
      />
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
    durationInFrames={60}
  />
);
