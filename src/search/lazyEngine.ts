import type {SearchEngine} from './searchEngine';

let loading: Promise<SearchEngine> | undefined;

/** The engine; rejects when its code cannot be loaded, and the next call tries again. */
const load = async (): Promise<SearchEngine> => {
  loading ??= import('./embedded/embeddedEngine').then(({embeddedEngine}) => embeddedEngine);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
};

/** The search engine; its code is loaded on the first call. */
export const searchEngine: SearchEngine = {
  prepare: async () => {
    await load().then(
      (engine) => engine.prepare(),
      () => undefined,
    );
  },
  search: async (...asked) => (await load()).search(...asked),
};
