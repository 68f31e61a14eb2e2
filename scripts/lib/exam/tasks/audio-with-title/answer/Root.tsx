import React from 'react';
import {AbsoluteFill, Audio, Composition, staticFile} from 'remotion';

const Main: React.FC = () => {
  return (
    <AbsoluteFill
      style={{backgroundColor: 'black', alignItems: 'center', justifyContent: 'center'}}
    >
      <Audio src={staticFile('tone.wav')} volume={0.5} />
      <div style={{color: 'white', fontFamily: 'sans-serif', fontSize: 240, fontWeight: 'bold'}}>
        Listen
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
    durationInFrames={60}
  />
);
