import React from 'react';

import {Dots, RedHearts, Sky, Stars, YellowHearts} from '../apple-wow/parts';

export const WithStars: React.FC = () => (
  <Sky>
    <Dots />
    <RedHearts />
    <YellowHearts />
    <Stars />
  </Sky>
);
