import {expect, test} from '@playwright/test';

import {askWorker, createSearchEngine} from '../lib/browser.ts';
import {SearchFailure} from '../lib/index.ts';
import type {WorkerRequest, WorkerResponse} from '../lib/messages.ts';

/** A worker that the test answers for. */
class StandIn extends EventTarget {
  readonly sent: WorkerRequest[] = [];
  isEnded = false;

  postMessage(message: WorkerRequest): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(data: WorkerResponse): void {
    this.dispatchEvent(new MessageEvent('message', {data}));
  }
}

const start = () => {
  const workers: StandIn[] = [];
  const create = (): Worker => {
    const worker = new StandIn();
    workers.push(worker);
    // Only what the engine uses of a worker.
    return worker as unknown as Worker;
  };
  return {workers, create, engine: createSearchEngine(create, () => '/search/')};
};

const request = {query: 'spring', page: 0, hitsPerPage: 20, snippetWords: 10};
const result = {
  hits: [],
  isWhole: true,
  count: 0,
  kinds: {},
  hasMore: false,
  suggestions: [],
  milliseconds: 1,
};

test('one worker answers all requests, each with its own result', async () => {
  const {workers, engine} = start();
  expect(workers).toHaveLength(0);
  const [one, two] = [engine.search(request), engine.search({...request, query: 'easing'})];
  const [worker] = workers;
  expect(workers).toHaveLength(1);
  const ids = worker?.sent.map(({id}) => id) ?? [];
  worker?.answer({id: ids[1] ?? 0, result: {...result, count: 2}});
  worker?.answer({id: ids[0] ?? 0, result: {...result, count: 1}});
  expect((await one).count).toBe(1);
  expect((await two).count).toBe(2);
});

test('early results come before the complete one, and only where they are wanted', async () => {
  const {workers, engine} = start();
  const early: number[] = [];
  const whole = engine.search(request, ({count}) => {
    early.push(count);
  });
  const [worker] = workers;
  expect(worker?.sent[0]).toMatchObject({type: 'search', index: '/search/', wantsEarly: true});
  const id = worker?.sent[0]?.id ?? 0;
  worker?.answer({id, isEarly: true, result: {...result, count: 1}});
  worker?.answer({id, result: {...result, count: 3}});
  expect((await whole).count).toBe(3);
  expect(early).toEqual([1]);
  void engine.search(request);
  expect(worker?.sent[1]).toMatchObject({wantsEarly: false});
});

test('a failure says whether reloading helps', async () => {
  const {workers, engine} = start();
  const asked = engine.search(request);
  workers[0]?.answer({id: 1, failure: {message: 'names.json answered 404.', isOutdated: true}});
  const error: unknown = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SearchFailure);
  expect(error).toMatchObject({message: 'names.json answered 404.', isOutdated: true});
});

test('a worker that breaks fails what waits, and the next request starts another one', async () => {
  const {workers, engine} = start();
  const asked = engine.search(request);
  const event = new Event('error', {cancelable: true});
  workers[0]?.dispatchEvent(event);
  await expect(asked).rejects.toThrow('The search could not start.');
  expect(event.defaultPrevented).toBe(true);
  expect(workers[0]?.isEnded).toBe(true);
  const again = engine.search(request);
  expect(workers).toHaveLength(2);
  workers[1]?.answer({id: workers[1].sent[0]?.id ?? 0, result});
  expect((await again).count).toBe(0);
});

test('preparing never fails', async () => {
  const {workers, engine} = start();
  const prepared = engine.prepare();
  expect(workers[0]?.sent[0]).toMatchObject({type: 'open', index: '/search/'});
  workers[0]?.answer({id: 1, failure: {message: 'gone', isOutdated: false}});
  await prepared;
});

test('an engine that is stopped says why', async () => {
  const {workers, engine} = start();
  const asked = engine.search(request);
  engine.stop('The pages have changed.');
  await expect(asked).rejects.toThrow('The pages have changed.');
  expect(workers[0]?.isEnded).toBe(true);
});

test('an answer without a result is a failure', async () => {
  const {workers, engine} = start();
  const asked = engine.search(request);
  workers[0]?.answer({id: 1});
  await expect(asked).rejects.toThrow("The search didn't respond.");
});

test('other workers are asked in the same way', async () => {
  const {workers, create} = start();
  const asked = askWorker<{id: number; length?: number}>(create);
  const answer = asked.ask({text: 'spring'});
  expect(workers[0]?.sent).toEqual([{id: 1, text: 'spring'}]);
  workers[0]?.dispatchEvent(new MessageEvent('message', {data: {id: 1, length: 6}}));
  expect(await answer).toEqual({id: 1, length: 6});
});
