import React from 'react';
import {AbsoluteFill, Composition, interpolate, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const frame = useCurrentFrame();
  const opacity = interpolate(frame, [0, 30], [0, 1], {extrapolateRight: 'clamp'});
  return (
    <AbsoluteFill
      style={{backgroundColor: '#0f172a', alignItems: 'center', justifyContent: 'center'}}
    >
      <div
        style={{
          color: 'white',
          fontFamily: 'sans-serif',
          fontSize: 200,
          fontWeight: 'bold',
          opacity,
        }}
      >
        Hello
      </div>
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
    durationInFrames={90}
  />
);
