import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dot, Move, Shrinking} from '../apple-wow/parts';

export const MovingDot: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Move>
      <Shrinking>
        <Dot />
      </Shrinking>
    </Move>
  </AbsoluteFill>
);
