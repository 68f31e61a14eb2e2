import React from 'react';
import {AbsoluteFill} from 'remotion';

import {Background, Dots, RedHearts} from '../apple-wow/parts';

export const WithRedHearts: React.FC = () => (
  <AbsoluteFill>
    <Background />
    <Dots />
    <RedHearts />
  </AbsoluteFill>
);
