import {SearchFailure, type SearchResult} from '../searchEngine';
import type {WorkerRequest, WorkerResponse} from './messages';
import {EmbeddedIndex} from './search';

/** Timeout for a file, in milliseconds. */
const timeout = 15_000;

const loadFrom =
  (folder: string) =>
  async (path: string): Promise<unknown> => {
    const response = await fetch(folder + path, {signal: AbortSignal.timeout(timeout)});
    if (!response.ok) {
      throw new SearchFailure(`${path} answered ${response.status}.`, response.status === 404);
    }
    return (await response.json()) as unknown;
  };

let opened: {folder: string; index: EmbeddedIndex} | undefined;

const send = (response: WorkerResponse): void => {
  postMessage(response);
};

const answer = async (message: WorkerRequest): Promise<WorkerResponse> => {
  const {id} = message;
  try {
    if (opened?.folder !== message.index) {
      opened = {folder: message.index, index: new EmbeddedIndex(loadFrom(message.index))};
    }
    const {index} = opened;
    if (message.type === 'open') {
      await index.open();
      return {id};
    }
    if (message.type === 'explain') {
      return {id, explanation: await index.explain(message.pasted)};
    }
    const sendEarly = (result: SearchResult): void => {
      send({id, result, isEarly: true});
    };
    const result = await index.search(message.request, message.wantsEarly ? sendEarly : undefined);
    return {id, result};
  } catch (error) {
    return {
      id,
      failure: {
        message: error instanceof Error ? error.message : String(error),
        isOutdated: error instanceof SearchFailure && error.isOutdated,
      },
    };
  }
};

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void answer(event.data).then(send);
});
