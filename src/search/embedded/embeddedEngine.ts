import manifest from '@generated/search-index/default/manifest.json';

import {shortenPaste} from '../../errors/pastedText';
import {SearchFailure, type OnEarly, type SearchEngine} from '../searchEngine';
import type {WorkerRequest, WorkerResponse} from './messages';

type Waiting = (response: WorkerResponse) => void;
type Message = WorkerRequest extends infer R
  ? R extends {id: number}
    ? Omit<R, 'id'>
    : never
  : never;

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

const stop = (reason: string): void => {
  worker?.terminate();
  worker = undefined;
  for (const [id, answer] of waiting) answer({id, failure: {message: reason, isOutdated: false}});
  waiting.clear();
};

const start = (): Worker => {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.addEventListener('message', ({data}: MessageEvent<WorkerResponse>) => {
    waiting.get(data.id)?.(data);
    if (!data.isEarly) waiting.delete(data.id);
  });
  started.addEventListener('error', (event) => {
    event.preventDefault();
    stop('The search could not start.');
  });
  return started;
};

const ask = async (message: Message, onEarly?: OnEarly): Promise<WorkerResponse> => {
  const response = await new Promise<WorkerResponse>((resolve) => {
    worker ??= start();
    const id = ++lastId;
    waiting.set(id, (given) => {
      if (!given.isEarly) resolve(given);
      else if (given.result) onEarly?.(given.result);
    });
    worker.postMessage({...message, id});
  });
  const {failure} = response;
  if (failure) throw new SearchFailure(failure.message, failure.isOutdated);
  return response;
};

/** The index that is built with the site, searched by a worker. */
export const embeddedEngine: SearchEngine = {
  prepare: async () => {
    // The next search tries again and reports what is wrong.
    await ask({type: 'open', index: manifest.index}).catch(() => undefined);
  },
  search: async (request, onEarly) => {
    const wantsEarly = onEarly !== undefined;
    const {result} = await ask(
      {type: 'search', index: manifest.index, request, wantsEarly},
      onEarly,
    );
    if (!result) throw new SearchFailure('The search gave no answer.');
    return result;
  },
  explain: async (pasted) => {
    const {explanation} = await ask({
      type: 'explain',
      index: manifest.index,
      pasted: shortenPaste(pasted),
    });
    if (!explanation) throw new SearchFailure('The search gave no answer.');
    return explanation;
  },
};

// Not with `?.`, which the bundler compiles to a call of undefined.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('@generated/search-index/default/manifest.json', () => {
    stop('The pages have changed.');
  });
}
