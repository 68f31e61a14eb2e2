import {expect, test, type Locator, type Page} from '@playwright/test';

import {hydrated, layoutShift, recordLayoutShift, stopClock, watchPage} from '../support/site';

test('package-manager tabs share one choice across pages', async ({page}) => {
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('tab', {name: 'pnpm'}).click();
  await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
  await page.goto('/docs/');
  await hydrated(page);
  await expect(page.getByRole('tab', {name: 'pnpm'}).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test("an address shows a package manager's tab before the first paint", async ({page, browser}) => {
  const address = '/docs/still?package-manager=pnpm';
  const panels = page.getByRole('tabpanel');
  const tab = (name: string) => page.getByRole('tab', {name}).first();
  const shown = async (text: string): Promise<void> => {
    await expect(panels).not.toHaveCount(0);
    for (const panel of await panels.filter({visible: true}).all()) {
      await expect(panel).toContainText(text);
    }
  };
  const color = (name: string): Promise<string> =>
    tab(name).evaluate((element) => getComputedStyle(element).color);

  await test.step('without the app', async () => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await shown('pnpm');
    expect(await color('pnpm')).not.toBe(await color('npm'));
    await page.goto('/docs/still?package-manager=none', {waitUntil: 'domcontentloaded'});
    await shown('npx');
    await page.unrouteAll();
  });
  await test.step('with the app, which moves nothing', async () => {
    const {complaints} = watchPage(page);
    await recordLayoutShift(page);
    await page.goto(address);
    await hydrated(page);
    await shown('pnpm');
    await expect(tab('pnpm')).toHaveAttribute('aria-selected', 'true');
    expect(await layoutShift(page)).toBeLessThan(0.001);
    expect(complaints).toEqual([]);
  });
  await test.step('a choice goes into the address and is kept', async () => {
    await tab('bun').click();
    await expect(page).toHaveURL(/[?]package-manager=bun$/);
    await shown('bun');
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/still', {waitUntil: 'domcontentloaded'});
    await shown('bun');
    await page.goto(address, {waitUntil: 'domcontentloaded'});
    await shown('pnpm');
  });
  await test.step('without scripts, npm is shown', async () => {
    const context = await browser.newContext({javaScriptEnabled: false});
    const plain = await context.newPage();
    await plain.goto(address);
    await expect(plain.getByRole('tabpanel').filter({visible: true}).first()).toContainText('npx');
    await context.close();
  });
});

/** Clicks the copy button of a page's first code, on a stopped clock: what the button says then stays. */
const pressCopy = async (page: Page): Promise<Locator> => {
  await page.clock.install();
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  await stopClock(page);
  const block = page.locator('figure.code').first();
  await block.hover();
  await block.getByRole('button', {name: /Copy/}).click();
  return block;
};

test('the copy button copies the code as shown', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = await pressCopy(page);
  await expect(block.getByRole('button', {name: /Copied/})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('code').textContent())?.trimEnd());
  await page.clock.runFor(3000);
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
});

test('where a page may not copy, the code is selected and the button names the keys', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  const block = await pressCopy(page);
  await expect(block.getByRole('button', {name: 'Press Ctrl+C code'})).toBeVisible();
  const selected = await page.evaluate(() => getSelection()?.toString().trimEnd());
  expect(selected).toBe((await block.locator('code').textContent())?.trimEnd());
  // Ready for the next try.
  await page.clock.runFor(3000);
  await expect(block.getByRole('button', {name: 'Copy code'})).toBeVisible();
});

test('[A11Y-01] what is copied of a change is the code after it, by click and by key', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/clipper');
  await hydrated(page);
  const block = page.locator('figure.code', {hasText: 'AbsoluteFill, Experimental'});
  // Readers see both states.
  await expect(block).toContainText("import {AbsoluteFill, Experimental} from 'remotion';");
  for (const copy of [
    () => block.getByRole('button', {name: /Copy/}).click(),
    () => block.getByRole('button', {name: /Copy|Copied/}).press('Enter'),
  ]) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await copy();
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toBe(`import React from 'react';
import {AbsoluteFill} from 'remotion';

export const Scene: React.FC = () => {
  return (
    <AbsoluteFill style={{backgroundColor: 'white'}}>
      <h1>Whole frame</h1>
    </AbsoluteFill>
  );
};`);
  }
});

test('a block is a focusable region only where it overflows', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  for (const pre of await page.locator('figure.code pre').all()) {
    const overflows = await pre.evaluate(
      (element) =>
        element.scrollWidth > element.clientWidth ||
        element.scrollHeight > element.clientHeight + 1,
    );
    if (overflows) await expect(pre).toHaveAttribute('tabindex', '0');
    else await expect(pre).not.toHaveAttribute('tabindex', '0');
  }
});

/** Tops of the lines of a block of code, in line heights below its first one. */
const lineTops = (block: Locator): Promise<number[]> =>
  block.evaluate((code) => {
    const tops: number[] = [];
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    let isStart = true;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const content = text.textContent ?? '';
      for (let index = 0; index < content.length; index++) {
        if (isStart) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          tops.push(range.getBoundingClientRect().top);
        }
        isStart = content[index] === '\n';
      }
    }
    const height = Number.parseFloat(getComputedStyle(code).lineHeight);
    return tops.map((top) => Math.round((top - (tops[0] ?? 0)) / height));
  });

for (const path of ['/docs/clipper', '/learn/apple-wow']) {
  test(`marked, added and removed lines stand one below the other: ${path}`, async ({page}) => {
    await page.goto(path);
    const blocks = page.locator('pre code:has(.line)');
    expect(await blocks.count()).toBeGreaterThan(0);
    for (const block of await blocks.all()) {
      const tops = await lineTops(block);
      expect(tops).toEqual(tops.map((_, line) => line));
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] code, tabs and navigation are readable', async ({page}) => {
    await page.goto('/docs/the-fundamentals');
    await expect(page.locator('figure.code').first()).toContainText('useCurrentFrame');
    await expect(
      page
        .getByRole('navigation', {name: 'Docs sidebar'})
        .getByRole('link', {name: 'Animating properties'}),
    ).toBeVisible();
  });
});

test('an identifier of the toolkit links to its page and explains itself in a card', async ({
  page,
}) => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  const link = page.locator('figure.code a[href="/docs/use-current-frame"]').first();
  await link.hover();
  const card = page.getByRole('tooltip');
  await expect(card).toContainText('useCurrentFrame(): number');
  await expect(link).toHaveAttribute('aria-describedby', (await card.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  let reloads = 0;
  page.on('load', () => (reloads += 1));
  await link.click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('useCurrentFrame()');
  expect(reloads, 'the router handles the link').toBe(0);
});

test('code looks the same after navigating on the client', async ({page}) => {
  await page.goto('/docs/spring');
  const direct = await page.locator('figure.code').first().innerHTML();
  await page.goto('/docs/sequence');
  await hydrated(page);
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'spring()', exact: true})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('spring()');
  const code = page.locator('figure.code code').first();
  expect(direct).toContain(await code.innerHTML());
});

test('no highlighter is sent to the browser', async ({page}) => {
  const sources: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') sources.push(response.text());
  });
  await page.goto('/docs/spring', {waitUntil: 'networkidle'});
  const scripts = await Promise.all(sources);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((source) => source.includes('script-punctuation'))).toEqual([]);
});
