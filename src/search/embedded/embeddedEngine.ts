import manifest from '@generated/search-index/default/manifest.json';

import {shortenPaste} from '../../errors/pastedText';
import {SearchFailure, type OnEarly, type SearchEngine} from '../searchEngine';
import type {ExplainRequest, ExplainResponse, WorkerRequest, WorkerResponse} from './messages';

type WithoutId<T> = T extends {id: number} ? Omit<T, 'id'> : never;

interface Asked<Answer> {
  /** Sends a message; `onPart` gets what comes before the answer. */
  ask: (message: object, onPart?: (part: Answer) => void) => Promise<Answer>;
  stop: (reason: string) => void;
}

/** Messages to a worker, which starts with the first one, and again after it has failed. */
const askWorker = <Answer extends {id: number; failure?: WorkerResponse['failure']}>(
  create: () => Worker,
  isPart: (response: Answer) => boolean,
): Asked<Answer | Pick<WorkerResponse, 'id' | 'failure'>> => {
  type Given = Answer | Pick<WorkerResponse, 'id' | 'failure'>;
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, {answer: (given: Given) => void; part: (given: Given) => void}>();
  const stop = (reason: string): void => {
    worker?.terminate();
    worker = undefined;
    for (const [id, {answer}] of waiting) {
      answer({id, failure: {message: reason, isOutdated: false}});
    }
    waiting.clear();
  };
  const start = (): Worker => {
    const started = create();
    started.addEventListener('message', ({data}: MessageEvent<Answer>) => {
      const listener = waiting.get(data.id);
      if (isPart(data)) {
        listener?.part(data);
        return;
      }
      waiting.delete(data.id);
      listener?.answer(data);
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      stop('The search could not start.');
    });
    return started;
  };
  const ask: Asked<Given>['ask'] = async (message, onPart) => {
    const response = await new Promise<Given>((answer) => {
      worker ??= start();
      const id = ++lastId;
      waiting.set(id, {answer, part: (given) => onPart?.(given)});
      worker.postMessage({...message, id});
    });
    const {failure} = response;
    if (failure) throw new SearchFailure(failure.message, failure.isOutdated);
    return response;
  };
  return {ask, stop};
};

const searching = askWorker<WorkerResponse>(
  () => new Worker(new URL('./worker.ts', import.meta.url)),
  ({isEarly}) => isEarly === true,
);
const explaining = askWorker<ExplainResponse>(
  () => new Worker(new URL('./explainWorker.ts', import.meta.url)),
  () => false,
);

const askSearch = async (
  message: WithoutId<WorkerRequest>,
  onEarly?: OnEarly,
): Promise<WorkerResponse> =>
  searching.ask(message, (part: WorkerResponse) => {
    if (part.result) onEarly?.(part.result);
  });

/** The index that is built with the site, searched by a worker. */
export const embeddedEngine: SearchEngine = {
  prepare: async () => {
    // The next search tries again and reports what is wrong.
    await askSearch({type: 'open', index: manifest.index}).catch(() => undefined);
  },
  search: async (request, onEarly) => {
    const wantsEarly = onEarly !== undefined;
    const {result} = await askSearch(
      {type: 'search', index: manifest.index, request, wantsEarly},
      onEarly,
    );
    if (!result) throw new SearchFailure('The search gave no answer.');
    return result;
  },
  explain: async (pasted) => {
    const message: WithoutId<ExplainRequest> = {
      index: manifest.index,
      pasted: shortenPaste(pasted),
    };
    const {explanation}: ExplainResponse = await explaining.ask(message);
    if (!explanation) throw new SearchFailure('The search gave no answer.');
    return explanation;
  },
};

// Not with `?.`, which the bundler compiles to a call of undefined.
if (import.meta.webpackHot) {
  import.meta.webpackHot.accept('@generated/search-index/default/manifest.json', () => {
    searching.stop('The pages have changed.');
    explaining.stop('The pages have changed.');
  });
}
