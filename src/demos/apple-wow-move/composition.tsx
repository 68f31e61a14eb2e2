import React from 'react';

import {Dot, Particle, Sky} from '../apple-wow/parts';

export const MovingDot: React.FC = () => (
  <Sky>
    <Particle>
      <Dot />
    </Particle>
  </Sky>
);
