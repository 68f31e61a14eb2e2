import React from 'react';

import {Dots, RedHearts, Sky, SlowMotion, Stars, YellowHearts} from './parts';

export const Fireworks: React.FC = () => (
  <Sky>
    <SlowMotion>
      <Dots />
      <RedHearts />
      <YellowHearts />
      <Stars />
    </SlowMotion>
  </Sky>
);
