import React from 'react';

import {Dot, Sky, Spark} from '../apple-wow/parts';

export const ShrinkingDot: React.FC = () => (
  <Sky>
    <Spark>
      <Dot />
    </Spark>
  </Sky>
);
