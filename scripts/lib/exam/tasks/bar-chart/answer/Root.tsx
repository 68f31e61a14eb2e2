import React from 'react';
import {AbsoluteFill, Composition, interpolate, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const grown = interpolate(useCurrentFrame(), [0, 30], [0, 1], {extrapolateRight: 'clamp'});
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      {[200, 400, 300, 600, 500].map((height, index) => (
        <div
          key={height}
          style={{
            position: 'absolute',
            bottom: 0,
            left: 120 + index * 220,
            width: 160,
            height: height * grown,
            backgroundColor: '#0ea5e9',
          }}
        />
      ))}
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
