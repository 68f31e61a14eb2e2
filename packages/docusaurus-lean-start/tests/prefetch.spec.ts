import {expect, test} from '@playwright/test';

import type {Place} from '../lib/prefetch/limits.ts';
import {createQueue, type PrefetchQueue} from '../lib/prefetch/queue.ts';
import {isConstrained} from '../lib/sidebars/connection.ts';

/** What a visitor's line bears, written out: pages at a time, and for a page view from the text and around it. */
const AT_ONCE = 2;
const IN_CONTENT = 4;
const AROUND = 2;

interface Bench {
  queue: PrefetchQueue;
  started: string[];
  /** Runs idle callbacks until none is left. */
  idle: () => void;
  /** Completes what is running, then lets promises settle. */
  finish: () => Promise<void>;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A queue whose loads complete on demand; paths below /frame are outside the content. */
const bench = (isInView: (path: string) => boolean = () => true): Bench => {
  const started: string[] = [];
  const callbacks: (() => void)[] = [];
  const running: (() => void)[] = [];
  const placeOf = (path: string): Place => (path.startsWith('/frame') ? 'frame' : 'content');
  const queue = createQueue({
    load: (path) => {
      started.push(path);
      return new Promise<void>((resolve) => running.push(resolve));
    },
    whenIdle: (callback) => callbacks.push(callback),
    choose: (waiting, place) =>
      [...waiting].find((path) => placeOf(path) === place && isInView(path)),
  });
  return {
    queue,
    started,
    idle: () => {
      for (let callback = callbacks.shift(); callback; callback = callbacks.shift()) callback();
    },
    finish: async () => {
      for (const end of running.splice(0)) end();
      await settle();
    },
  };
};

const paths = (count: number, folder = '/docs'): string[] =>
  Array.from({length: count}, (_, index) => `${folder}/${index}`);

/** Lets everything load that is allowed to. */
const runAll = async ({idle, finish}: Bench): Promise<void> => {
  for (let round = 0; round < 50; round++) {
    idle();
    await finish();
  }
};

test('nothing begins before the browser is idle', () => {
  const {queue, started, idle} = bench();
  queue.add('/docs/a');
  expect(started).toEqual([]);
  idle();
  expect(started).toEqual(['/docs/a']);
});

test('only a few load at a time', async () => {
  const {queue, started, idle, finish} = bench();
  for (const path of paths(10)) queue.add(path);
  idle();
  expect(started).toHaveLength(AT_ONCE);
  idle();
  expect(started).toHaveLength(AT_ONCE);
  await finish();
  idle();
  expect(started).toHaveLength(2 * AT_ONCE);
});

test('a page with 300 links loads no more than a page view may', async () => {
  const tools = bench();
  for (const path of paths(300)) tools.queue.add(path);
  await runAll(tools);
  expect(tools.started).toEqual(paths(IN_CONTENT));
});

test('links around the content leave the routes of the content alone', async () => {
  const tools = bench();
  for (const path of paths(300, '/frame')) tools.queue.add(path);
  await runAll(tools);
  expect(tools.started).toEqual(paths(AROUND, '/frame'));
  for (const path of paths(20)) tools.queue.add(path);
  await runAll(tools);
  expect(tools.started.slice(AROUND)).toEqual(paths(IN_CONTENT));
});

test('the content comes first', () => {
  const {queue, started, idle} = bench();
  queue.add('/frame/a');
  queue.add('/docs/a');
  idle();
  expect(started).toEqual(['/docs/a', '/frame/a']);
});

test('each route loads once, on all pages together', async () => {
  const tools = bench();
  for (let round = 0; round < 3; round++) {
    tools.queue.startView(`/view/${round}`);
    tools.queue.add('/docs/a');
    await runAll(tools);
  }
  expect(tools.started).toEqual(['/docs/a']);
});

test('the page that is shown is not loaded in advance', async () => {
  const tools = bench();
  tools.queue.add('/docs/a');
  tools.queue.startView('/docs/a');
  tools.queue.add('/docs/a');
  await runAll(tools);
  expect(tools.started).toEqual([]);
});

test('another page view has its own routes', async () => {
  const tools = bench();
  for (const path of paths(20)) tools.queue.add(path);
  await runAll(tools);
  tools.queue.startView('/docs/next');
  await runAll(tools);
  expect(tools.started).toHaveLength(2 * IN_CONTENT);
});

test('what is no longer in view waits', async () => {
  let view = ['/docs/0'];
  const tools = bench((path) => view.includes(path));
  for (const path of paths(3)) tools.queue.add(path);
  await runAll(tools);
  expect(tools.started).toEqual(['/docs/0']);
  view = ['/docs/2'];
  tools.queue.add('/docs/new');
  await runAll(tools);
  expect(tools.started).toEqual(['/docs/0', '/docs/2']);
});

test('while the visitor waits for a page, nothing else begins', async () => {
  const tools = bench();
  let arrive = (): void => undefined;
  const loading = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  tools.queue.add('/docs/a');
  tools.queue.add('/docs/b');
  tools.queue.yieldTo('/docs/b', loading);
  await runAll(tools);
  expect(tools.started).toEqual([]);
  arrive();
  await settle();
  await runAll(tools);
  expect(tools.started).toEqual(['/docs/a']);
});

test('slow connections and data savers are recognized', () => {
  for (const effectiveType of ['2g', 'slow-2g']) expect(isConstrained({effectiveType})).toBe(true);
  expect(isConstrained({saveData: true, effectiveType: '4g'})).toBe(true);
  for (const effectiveType of ['3g', '4g']) expect(isConstrained({effectiveType})).toBe(false);
  // Browsers without the interface, or with only part of it.
  expect(isConstrained(undefined)).toBe(false);
  expect(isConstrained({})).toBe(false);
});
