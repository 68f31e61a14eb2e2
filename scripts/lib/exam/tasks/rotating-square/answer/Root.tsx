import React from 'react';
import {AbsoluteFill, Composition, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const frame = useCurrentFrame();
  return (
    <AbsoluteFill
      style={{backgroundColor: 'black', alignItems: 'center', justifyContent: 'center'}}
    >
      <div
        style={{
          width: 500,
          height: 500,
          backgroundColor: '#10b981',
          transform: `rotate(${String(frame * 6)}deg)`,
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
