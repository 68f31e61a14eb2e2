import type {HostedSettings} from './hosted/hostedSettings';
import type {SearchEngine} from './searchEngine';

let engine: Promise<SearchEngine> | undefined;

/**
 * Loads the engine that the site is configured for: the hosted one if there are settings, otherwise
 * the embedded one. Rejects when its code cannot be loaded; the next call tries again.
 */
export const loadEngine = async (hosted: HostedSettings | undefined): Promise<SearchEngine> => {
  engine ??= hosted
    ? import('./hosted/hostedEngine').then(({hostedEngine}) => hostedEngine(hosted))
    : import('./embedded/embeddedEngine').then(({embeddedEngine}) => embeddedEngine);
  try {
    return await engine;
  } catch (error) {
    engine = undefined;
    throw error;
  }
};
