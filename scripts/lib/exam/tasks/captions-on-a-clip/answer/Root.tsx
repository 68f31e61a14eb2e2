import React from 'react';
import {AbsoluteFill, Composition, OffthreadVideo, Sequence, staticFile} from 'remotion';

const Main: React.FC = () => {
  return (
    <AbsoluteFill>
      <OffthreadVideo
        muted
        src={staticFile('clip.mp4')}
        style={{width: '100%', height: '100%', objectFit: 'cover'}}
      />
      {['First words', 'then more', 'the end'].map((text, index) => (
        <Sequence key={text} from={index * 30} durationInFrames={30}>
          <AbsoluteFill
            style={{alignItems: 'center', justifyContent: 'flex-end', paddingBottom: 200}}
          >
            <div
              style={{
                backgroundColor: 'black',
                color: 'white',
                fontFamily: 'Arial, sans-serif',
                fontSize: 110,
                fontWeight: 'bold',
                padding: 40,
              }}
            >
              {text}
            </div>
          </AbsoluteFill>
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
    height={1920}
    fps={30}
    durationInFrames={90}
  />
);
