import React from 'react';
import {AbsoluteFill, Composition, Sequence} from 'remotion';

const Main: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      {['#ef4444', '#f59e0b', '#22c55e', '#3b82f6'].map((backgroundColor, index) => (
        <Sequence key={backgroundColor} from={index * 10} layout="none">
          <div
            style={{
              position: 'absolute',
              left: (index % 2) * 540,
              top: Math.floor(index / 2) * 540,
              width: 540,
              height: 540,
              backgroundColor,
            }}
          />
        </Sequence>
      ))}
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
    durationInFrames={45}
  />
);
