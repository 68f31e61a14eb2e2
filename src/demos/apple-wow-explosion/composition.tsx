import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dot, Explosion, Move, Shrinking, Trail} from '../apple-wow/parts';

export const ExplodingDots: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Explosion>
      <Trail amount={4}>
        <Move>
          <Shrinking>
            <Dot />
          </Shrinking>
        </Move>
      </Trail>
    </Explosion>
  </AbsoluteFill>
);
