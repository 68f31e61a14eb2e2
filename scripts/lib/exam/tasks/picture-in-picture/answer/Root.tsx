import React from 'react';
import {AbsoluteFill, Composition, Img, OffthreadVideo, Sequence, staticFile} from 'remotion';

const Main: React.FC = () => {
  return (
    <AbsoluteFill>
      <Img
        src={staticFile('photo.png')}
        style={{width: '100%', height: '100%', objectFit: 'cover'}}
      />
      <Sequence from={15}>
        <OffthreadVideo
          muted
          src={staticFile('clip.mp4')}
          style={{
            position: 'absolute',
            right: 60,
            bottom: 60,
            width: 640,
            height: 360,
            objectFit: 'cover',
          }}
        />
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
    durationInFrames={60}
  />
);
