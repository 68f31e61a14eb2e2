import {expect} from '@playwright/test';

import {coveringPages} from '../support/coveringPages';
import {test} from '../support/crawler';
import {textProblems} from '../support/overlaps';
import {measured} from '../support/site';

/** A small phone, a phone, a tablet and a desktop. */
const widths = [360, 390, 768, 1440];

for (const pathname of new Set([...coveringPages(), '/', '/player/', '/lambda/', '/pricing/'])) {
  test(`no text of ${pathname} lies on another or is cut off`, async ({crawler: {page}}) => {
    await page.goto('about:blank');
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      if (width === widths[0]) await page.goto(pathname);
      await measured(page);
      expect.soft(await textProblems(page), `at ${width} pixels`).toEqual([]);
    }
  });
}

test('text on text and text that is cut off are found; text that scrolls or is for screen readers is fine', async ({
  crawler: {page},
}) => {
  await page.goto('about:blank');
  await page.setContent(`<main style="font: 16px/1.5 sans-serif">
    <p>Above</p><p style="margin-top: -36px">Below</p>
    <div style="block-size: 12px; overflow: hidden"><p style="margin: 40px 0 0">Lost</p>Half</div>
    <div style="inline-size: 80px; overflow: hidden; white-space: nowrap">Wider than its box</div>
    <div style="inline-size: 80px; overflow: auto; white-space: nowrap">As wide, but it scrolls</div>
  </main>`);
  const problems = await textProblems(page);
  expect(problems).toContainEqual(expect.stringMatching(/^"Above".* lies on "Below"/));
  expect(problems).toContainEqual(expect.stringMatching(/^cut off: "Wider than its box"/));
  expect(problems.filter((problem) => problem.includes('scrolls'))).toEqual([]);
});
