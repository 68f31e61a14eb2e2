import {loadOnce} from 'embedded-docs-search/browser';

import type {SearchEngine} from './searchEngine';

let loaded: SearchEngine | undefined;

/** Loads the engine. Rejects if its code can't be loaded; the next call tries again. */
const load = loadOnce(async (): Promise<SearchEngine> => {
  const {embeddedEngine} = await import('./embedded/embeddedEngine');
  loaded = embeddedEngine;
  return embeddedEngine;
});

/** The search engine; its code is loaded on the first call. */
export const searchEngine: SearchEngine = {
  prepare: async () => {
    await load().then(
      (engine) => engine.prepare(),
      () => undefined,
    );
  },
  // Without waiting once the code is there: the worker searches while the page shows the key.
  search: async (...asked) => (loaded ?? (await load())).search(...asked),
  explain: async (pasted) => (loaded ?? (await load())).explain(pasted),
};
