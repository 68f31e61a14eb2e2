import {lazy} from 'react';

import {nextTask} from '@site/src/client/nextTask';

/** The player. Its code loads when it is first shown and runs in two steps. */
export const LazyDemoPlayer = lazy(async () => {
  await import('remotion');
  await nextTask();
  return import('./DemoPlayer');
});
