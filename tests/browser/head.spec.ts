import {expect, test, type Page} from '@playwright/test';

import {visit} from '../support/faults';
import {hydrated, watchPage} from '../support/site';

/** The title, what components have put into the head, and the attributes of the root element. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const {documentElement, head, title} = document;
    const attributes = ['lang', 'dir', 'class'].map(
      (name) => `${name}: ${documentElement.getAttribute(name) ?? ''}`,
    );
    // What is loaded in advance is for the view that was opened.
    const tags = [...head.querySelectorAll('[data-rh]:not(title, [rel="preload"])')].map((tag) => {
      const names = tag.getAttributeNames().sort();
      const own = names.map((name) => `${name}="${tag.getAttribute(name) ?? ''}"`);
      return `<${tag.localName} ${own.join(' ')}>${tag.textContent}`;
    });
    return [title, ...attributes, ...tags.sort()];
  });

const addresses = [
  '/docs/spring',
  '/blog/4-0',
  '/docs/api',
  '/',
  '/templates/audiogram',
  '/search',
  '/learn/data-to-videos',
  '/experts',
  '/docs/spring',
];

test('a page that is followed to has the head that it has when it is opened', async ({page}) => {
  test.slow();
  const {complaints} = watchPage(page);
  const opened: string[][] = [];
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page);
    opened.push(await headOf(page));
  }
  await page.goto('/player');
  await hydrated(page);
  for (const [index, address] of addresses.entries()) {
    await visit(page, address);
    await expect.poll(() => headOf(page), {message: address}).toEqual(opened[index]);
  }
  expect(complaints).toEqual([]);
});

test('a head has each tag once, and the page its own address, after many pages', async ({page}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  for (const address of ['/docs/interpolate', '/docs/random', '/docs/interpolate']) {
    await visit(page, address);
    await expect(page).toHaveTitle(address.endsWith('random') ? /random\(\)/ : /interpolate\(\)/);
  }
  const address = 'https://www.remotion.dev/docs/interpolate';
  for (const [selector, attribute, value] of [
    ['link[rel="canonical"]', 'href', address],
    ['meta[property="og:url"]', 'content', address],
    ['meta[property="og:title"]', 'content', 'interpolate() | Remotion'],
    ['meta[name="generator"]', 'content', 'Docusaurus v3.8.1'],
    ['link[type="text/markdown"]', 'href', '/docs/interpolate.md'],
  ] as const) {
    await expect(page.locator(selector), selector).toHaveCount(1);
    expect(await page.locator(selector).getAttribute(attribute), selector).toContain(value);
  }
  await expect(page.locator('head meta[name="description"]')).toHaveCount(1);
});
