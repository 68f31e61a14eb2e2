import React from 'react';

import {Dot, Sky} from '../apple-wow/parts';

export const OneDot: React.FC = () => (
  <Sky>
    <Dot />
  </Sky>
);
