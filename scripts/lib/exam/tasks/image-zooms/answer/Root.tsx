import React from 'react';
import {AbsoluteFill, Composition, Img, interpolate, staticFile, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const scale = interpolate(useCurrentFrame(), [0, 59], [1, 1.5]);
  return (
    <AbsoluteFill>
      <Img
        src={staticFile('photo.png')}
        style={{
          width: '100%',
          height: '100%',
          objectFit: 'cover',
          transform: `scale(${String(scale)})`,
        }}
      />
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
