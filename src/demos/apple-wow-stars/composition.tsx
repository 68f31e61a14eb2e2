import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dots, RedHearts, Stars, YellowHearts} from '../apple-wow/parts';

export const WithStars: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Dots />
    <RedHearts />
    <YellowHearts />
    <Stars />
  </AbsoluteFill>
);
