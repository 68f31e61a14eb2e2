import React from 'react';

import {Dots, RedHearts, Sky} from '../apple-wow/parts';

export const WithRedHearts: React.FC = () => (
  <Sky>
    <Dots />
    <RedHearts />
  </Sky>
);
