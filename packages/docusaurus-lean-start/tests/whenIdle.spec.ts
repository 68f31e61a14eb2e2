// Browsers with and without idle callbacks: each test gives the module a window of such a browser.
import {expect, test} from '@playwright/test';

import {withGlobals} from '../../support/withGlobals.ts';
import {whenIdle} from '../lib/start/whenIdle.ts';

/** A page that is loading, with or without idle callbacks. */
const loadingPage = () => {
  const page = new EventTarget();
  const document = {readyState: 'loading'};
  const requested: [callback: () => void, options: unknown][] = [];
  const requestIdleCallback = (callback: () => void, options: unknown): void => {
    requested.push([callback, options]);
  };
  const timers: [callback: () => void, delay: number][] = [];
  const setTimeout = (callback: () => void, delay: number): void => {
    timers.push([callback, delay]);
  };
  const finish = (): void => {
    document.readyState = 'complete';
    page.dispatchEvent(new Event('load'));
  };
  return {page, document, requested, requestIdleCallback, timers, setTimeout, finish};
};

test('what can wait begins once the page has loaded and the browser is idle', async () => {
  const {page, document, requested, requestIdleCallback, timers, setTimeout, finish} =
    loadingPage();
  const window = Object.assign(page, {requestIdleCallback});
  await withGlobals({window, document, setTimeout}, () => {
    let calls = 0;
    const count = (): void => {
      calls += 1;
    };
    whenIdle(count, 3000);
    expect(requested).toEqual([]);
    finish();
    finish();
    expect(requested).toEqual([[count, {timeout: 3000}]]);
    expect(calls).toBe(0);
    whenIdle(count);
    expect(requested).toHaveLength(2);
    expect(requested[1]).toEqual([count, undefined]);
    expect(timers).toEqual([]);
  });
});

test('without idle callbacks, as in Safari, it begins soon after the page has loaded', async () => {
  const {page, document, timers, setTimeout, finish} = loadingPage();
  await withGlobals({window: page, document, setTimeout}, () => {
    const nothing = (): void => undefined;
    whenIdle(nothing);
    expect(timers).toEqual([]);
    finish();
    expect(timers.map(([callback]) => callback)).toEqual([nothing]);
    // Not at once, when the page has its own to do, and not so late that a reader waits.
    expect(timers[0]?.[1]).toBeGreaterThanOrEqual(100);
    expect(timers[0]?.[1]).toBeLessThanOrEqual(1000);
  });
});
