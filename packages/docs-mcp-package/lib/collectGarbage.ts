import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * Frees memory that is no longer in use. Left alone, the engine waits until the heap has doubled, since it counts
 * on all the memory of the machine; a server beside an editor is to stay small.
 */
export const collectGarbage = (): void => {
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc') as () => void;
  collect();
};
