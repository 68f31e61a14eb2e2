import React from 'react';
import {AbsoluteFill, Composition, useCurrentFrame, useVideoConfig} from 'remotion';

const Main: React.FC = () => {
  const frame = useCurrentFrame();
  const {fps} = useVideoConfig();
  return (
    <AbsoluteFill
      style={{backgroundColor: 'black', alignItems: 'center', justifyContent: 'center'}}
    >
      <div style={{color: 'white', fontFamily: 'monospace', fontSize: 600, fontWeight: 'bold'}}>
        {5 - Math.floor(frame / fps)}
      </div>
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1080}
    height={1080}
    fps={25}
    durationInFrames={125}
  />
);
