import React from 'react';

import {Dot, Ray, Sky} from '../apple-wow/parts';

export const TrailingDot: React.FC<{copies: number}> = ({copies}) => (
  <Sky>
    <Ray copies={copies}>
      <Dot />
    </Ray>
  </Sky>
);
