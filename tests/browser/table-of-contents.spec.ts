import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('[TOC-01] the table of contents holds levels 2 to 3, no others, and follows the scroll', async ({
  page,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  const contents = page.locator('.theme-doc-toc-desktop');
  const headings = page.locator('.theme-doc-markdown :is(h2, h3)');
  const texts = (await headings.allTextContents()).map((text) =>
    text.replace(/\u200B/g, '').trim(),
  );
  expect(texts.length).toBeGreaterThan(5);
  expect((await contents.getByRole('link').allTextContents()).map((text) => text.trim())).toEqual(
    texts,
  );
  const levels = await page
    .locator('.theme-doc-toc-desktop a')
    .evaluateAll((links) =>
      links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName),
    );
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  // Down and up again: the marked entry is the section that is being read.
  for (const index of [2, texts.length - 1, 4]) {
    await headings.nth(index).evaluate((heading) => {
      heading.scrollIntoView();
    });
    await expect(contents.locator('.table-of-contents__link--active')).toHaveText(
      texts[index] ?? '',
    );
  }
});

test('[TOC-01] on a phone it is behind a button', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/spring');
  await hydrated(page);
  const button = page.getByRole('button', {name: 'On this page'});
  const link = page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Errors'});
  await expect(link).toBeHidden();
  await button.click();
  await link.click();
  await expect(page).toHaveURL(/#errors$/);
  await expect(page.locator('#errors')).toBeInViewport();
});
