import React from 'react';
import {AbsoluteFill, Composition, interpolateColors, useCurrentFrame} from 'remotion';

const Main: React.FC = () => {
  const backgroundColor = interpolateColors(useCurrentFrame(), [0, 59], ['#ff0000', '#0000ff']);
  return <AbsoluteFill style={{backgroundColor}} />;
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
