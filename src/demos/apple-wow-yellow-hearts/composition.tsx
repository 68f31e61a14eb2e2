import React from 'react';

import {Dots, RedHearts, Sky, YellowHearts} from '../apple-wow/parts';

export const WithYellowHearts: React.FC = () => (
  <Sky>
    <Dots />
    <RedHearts />
    <YellowHearts />
  </Sky>
);
