import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dot, Shrinking} from '../apple-wow/parts';

export const ShrinkingDot: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Shrinking>
      <Dot />
    </Shrinking>
  </AbsoluteFill>
);
