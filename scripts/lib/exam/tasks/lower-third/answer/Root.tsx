import React from 'react';
import {AbsoluteFill, Composition, Sequence} from 'remotion';

const Main: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: '#334155'}}>
      <Sequence from={15} durationInFrames={90}>
        <div
          style={{
            position: 'absolute',
            left: 120,
            top: 780,
            width: 900,
            height: 180,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            backgroundColor: '#e11d48',
            color: 'white',
            fontFamily: 'sans-serif',
            fontSize: 100,
            fontWeight: 'bold',
          }}
        >
          Ada Lovelace
        </div>
      </Sequence>
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
    durationInFrames={120}
  />
);
