import React from 'react';
import {AbsoluteFill, useCurrentFrame} from 'remotion';

export const MyComposition: React.FC = () => {
  const frame = useCurrentFrame();
  return <AbsoluteFill style={{backgroundColor: 'white', fontSize: 120}}>{frame}</AbsoluteFill>;
};
