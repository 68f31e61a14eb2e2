import React from 'react';
import {AbsoluteFill, Composition, random, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const half = String(Math.floor(useCurrentFrame() / 15));
  return (
    <AbsoluteFill style={{backgroundColor: 'black'}}>
      {Array.from({length: 40}, (_, i) => (
        <div
          key={i}
          style={{
            position: 'absolute',
            left: random(`x${String(i)}-${half}`) * 1240,
            top: random(`y${String(i)}-${half}`) * 680,
            width: 40,
            height: 40,
            borderRadius: '50%',
            backgroundColor: 'white',
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
    durationInFrames={30}
  />
);
