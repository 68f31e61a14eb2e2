import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dot, Move, Shrinking, Trail} from '../apple-wow/parts';

export const TrailingDot: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Trail amount={4}>
      <Move>
        <Shrinking>
          <Dot />
        </Shrinking>
      </Move>
    </Trail>
  </AbsoluteFill>
);
