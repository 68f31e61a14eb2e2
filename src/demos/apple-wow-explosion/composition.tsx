import React from 'react';

import {Dot, Ring, Sky} from '../apple-wow/parts';

export const ExplodingDots: React.FC<{rays: number}> = ({rays}) => (
  <Sky>
    <Ring rays={rays} copies={4}>
      <Dot />
    </Ring>
  </Sky>
);
