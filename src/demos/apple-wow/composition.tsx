import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dots, RedHearts, Slowed, Stars, YellowHearts} from './parts';

export const Fireworks: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Slowed>
      <Dots />
      <RedHearts />
      <YellowHearts />
      <Stars />
    </Slowed>
  </AbsoluteFill>
);
