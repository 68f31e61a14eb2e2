import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dot} from '../apple-wow/parts';

export const OneDot: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Dot />
  </AbsoluteFill>
);
