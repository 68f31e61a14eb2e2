import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dots, RedHearts, YellowHearts} from '../apple-wow/parts';

export const WithYellowHearts: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Dots />
    <RedHearts />
    <YellowHearts />
  </AbsoluteFill>
);
