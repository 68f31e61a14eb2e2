import React from 'react';
import {AbsoluteFill, Composition, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const letters = Math.floor(useCurrentFrame() / 3);
  return (
    <AbsoluteFill style={{backgroundColor: 'white', justifyContent: 'center', paddingLeft: 100}}>
      <div style={{fontFamily: 'monospace', fontSize: 140, fontWeight: 'bold'}}>
        {'Typed, not pasted'.slice(0, letters)}
      </div>
    </AbsoluteFill>
  );
};

export const RemotionRoot: React.FC = () => (
  <Composition
    id="Main"
    component={Main}
    width={1920}
    height={1080}
    fps={30}
    durationInFrames={90}
  />
);
