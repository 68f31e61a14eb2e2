import {lazy, type ComponentProps, type ComponentType} from 'react';

import {nextTask} from 'docusaurus-lean-start/next-task';

import type DemoPlayer from './DemoPlayer';

interface Loaded {
  default: ComponentType<ComponentProps<typeof DemoPlayer>>;
}

const load = async (): Promise<Loaded> => {
  await import('remotion');
  await nextTask();
  return import('./DemoPlayer');
};

/** In the place of a player that can't be loaded: the still stays in view. */
const noPlayer: Loaded = {default: () => null};

/** The player. Its code loads when it is first shown and runs in two steps. */
export const LazyDemoPlayer = lazy(() => load().catch(() => noPlayer));
