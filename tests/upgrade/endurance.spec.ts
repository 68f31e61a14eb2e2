import {expect, test, type CDPSession} from '@playwright/test';

import {follow, isSameDocument, markDocument} from '../support/faults';
import {isFull} from '../support/scope';
import {hydrated, watchPage} from '../support/site';

interface Usage {
  listeners: number;
  nodes: number;
  heap: number;
}

/** Resources in use after a garbage collection; the heap in bytes. */
const usageOf = async (session: CDPSession): Promise<Usage> => {
  await session.send('HeapProfiler.collectGarbage');
  const {metrics} = await session.send('Performance.getMetrics');
  const valueOf = (name: string): number =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    listeners: valueOf('JSEventListeners'),
    nodes: valueOf('Nodes'),
    heap: valueOf('JSHeapUsedSize'),
  };
};

const times = isFull ? 200 : 50;

test(`${times} times back and forth, fast, leave nothing behind`, async ({page}) => {
  const {complaints} = watchPage(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto('/docs/api');
  await hydrated(page);
  await markDocument(page);
  const title = page.getByRole('heading', {level: 1});
  await follow(page, '/docs/spring');
  await expect(title).toHaveText('spring()');
  const goBackAndForth = (count: number): Promise<void> =>
    page.evaluate(async (rounds) => {
      const move = (step: () => void): Promise<unknown> =>
        new Promise((resolve) => {
          // Between the event and the next frame, the page has just begun to change.
          window.addEventListener('popstate', () => requestAnimationFrame(resolve), {once: true});
          step();
        });
      for (let i = 0; i < rounds; i++) {
        await move(() => {
          history.back();
        });
        await move(() => {
          history.forward();
        });
      }
    }, count);
  await goBackAndForth(20);
  await expect(title).toHaveText('spring()');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const before = await usageOf(session);
  await goBackAndForth(times);
  await expect(title).toHaveText('spring()');
  await expect(page.locator('#nprogress')).toHaveCount(0);
  const after = await usageOf(session);
  expect(after.listeners, 'listeners').toBeLessThan(before.listeners * 1.25 + 50);
  expect(after.nodes, 'nodes').toBeLessThan(before.nodes * 1.5 + 1000);
  expect(after.heap, 'heap in bytes').toBeLessThan(before.heap * 1.5 + 4_000_000);
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
});
