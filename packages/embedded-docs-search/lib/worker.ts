// The worker: `import 'embedded-docs-search/worker'` in a module of your own, from which the page makes it.
import type {SearchResult} from './index.ts';
import {loadFrom} from './loadFrom.ts';
import {failureOf, type WorkerRequest, type WorkerResponse} from './messages.ts';
import {EmbeddedIndex} from './embeddedIndex.ts';

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
    const sendEarly = (result: SearchResult): void => {
      send({id, result, isEarly: true});
    };
    const result = await index.search(message.request, message.wantsEarly ? sendEarly : undefined);
    return {id, result};
  } catch (error) {
    return {id, failure: failureOf(error)};
  }
};

addEventListener('message', (event: MessageEvent<WorkerRequest>) => {
  void answer(event.data).then(send);
});
