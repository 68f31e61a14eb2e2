import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

interface TraceEvent {
  name: string;
  ph: string;
  args: {elementCount?: number};
}

test('a press computes the style of few elements, and focus rings show for the keyboard only', async ({
  page,
  browser,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const all = await page.locator('*').count();
  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/}).first();
  const ring = (): Promise<string> =>
    toggle.evaluate((button) => getComputedStyle(button).outlineStyle);
  await toggle.hover();

  await browser.startTracing(page, {categories: ['devtools.timeline', 'blink']});
  await page.mouse.down();
  // Styles are computed before anybody is told what they are.
  expect(await ring()).toBe('none');
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[];
  };
  const counts = traceEvents
    .filter(({name, ph}) => name === 'UpdateLayoutTree' && ph === 'X')
    .map(({args}) => args.elementCount ?? 0);
  expect(counts).not.toEqual([]);
  expect(Math.max(...counts)).toBeLessThan(all / 4);

  await page.mouse.up();
  await expect(toggle).toBeFocused();
  expect(await ring()).toBe('none');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(toggle).toBeFocused();
  expect(await ring()).toBe('solid');
});
