// The page's side: asks workers, and starts them again after a failure.
import {SearchFailure, type OnEarly, type SearchEngine, type SearchResult} from './index.ts';
import type {Failure, WorkerRequest, WorkerResponse} from './messages.ts';

export {loadFrom} from './loadFrom.ts';
export {loadOnce} from './loadOnce.ts';
export {failureOf, type Failure} from './messages.ts';

type WithoutId<T> = T extends {id: number} ? Omit<T, 'id'> : never;

interface Failed {
  id: number;
  failure?: Failure | undefined;
}

/** A worker that answers each message, matched by id. */
export interface AskedWorker<Answer> {
  /**
   * Sends a message; `onPart` receives partial answers. Rejects with a `SearchFailure` if the answer is one,
   * or if the worker can't start.
   */
  ask: (message: object, onPart?: (part: Answer | Failed) => void) => Promise<Answer | Failed>;
  /** Terminates the worker, and rejects pending messages with the reason. The next message starts a new worker. */
  stop: (reason: string) => void;
}

/**
 * Sends messages to a worker. It starts with the first message, and again after a failure.
 *
 * @param create makes the worker
 * @param isPart whether an answer comes before the complete one
 */
export const askWorker = <Answer extends Failed>(
  create: () => Worker,
  isPart: (response: Answer) => boolean = () => false,
): AskedWorker<Answer> => {
  type Given = Answer | Failed;
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
  const ask: AskedWorker<Answer>['ask'] = async (message, onPart) => {
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

/** A search engine that a worker runs. */
export interface WorkerEngine<Kind extends string> extends SearchEngine<Kind> {
  /** Terminates the worker, for example because the index has changed. */
  stop: (reason: string) => void;
}

/**
 * Creates a search engine that runs in a worker and uses the site's index.
 *
 * @typeParam Kind the kinds of pages that the index was built with
 * @param create creates the worker, whose module imports `embedded-docs-search/worker`
 * @param indexOf the address of the index's folder, with a slash at its end
 */
export const createSearchEngine = <Kind extends string = string>(
  create: () => Worker,
  indexOf: () => string,
): WorkerEngine<Kind> => {
  const {ask, stop} = askWorker<WorkerResponse>(create, ({isEarly}) => isEarly === true);
  const send = async (
    message: WithoutId<WorkerRequest>,
    onEarly?: OnEarly<Kind>,
  ): Promise<WorkerResponse> =>
    ask(message, (part: WorkerResponse) => {
      // The index has the kinds that it was built with.
      if (part.result) onEarly?.(part.result as SearchResult<Kind>);
    });
  return {
    prepare: async () => {
      // The next search tries again and reports what is wrong.
      await send({type: 'open', index: indexOf()}).catch(() => undefined);
    },
    search: async (request, onEarly) => {
      const {result} = await send(
        {type: 'search', index: indexOf(), request, wantsEarly: onEarly !== undefined},
        onEarly,
      );
      if (!result) throw new SearchFailure("The search didn't respond.");
      return result as SearchResult<Kind>;
    },
    stop,
  };
};
