import {expect, type Page} from '@playwright/test';

import {pagePaths} from '../support/buildFolder';
import {coveringPages} from '../support/coveringPages';
import {test} from '../support/crawler';
import {isFull} from '../support/scope';
import {servedWords} from '../support/servedWords';
import {axeFindings, layoutShift, measured, scrollThrough} from '../support/site';

const desktop = {width: 1280, height: 720};
/** As on a small phone, or at a zoom of 400%. */
const phone = {width: 320, height: 640};

/** Words that scripts added to the page's content, as a share of those in the server's HTML. */
const lateWords = async (page: Page, html: string): Promise<{share: number; words: string[]}> => {
  const shown = await page.evaluate(() => {
    const words = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.closest('main') || parent.closest('script, style, noscript, #editor')) continue;
      for (const word of text.textContent?.split(/\s+/) ?? []) words.add(word);
    }
    return [...words];
  });
  const served = servedWords(html);
  const words = shown.filter((word) => !served.has(word));
  return {share: words.length / served.size, words};
};

/** The most expensive checks run on pages that together show content of each kind. */
const covering = new Set(coveringPages());

for (const pathname of pagePaths()) {
  const isCovering = covering.has(pathname);
  const tags = ['[SITE-01] [HYD-01] [CRASH-04]'];
  const what = ['quiet'];
  // On every page at night.
  const isRead = isCovering || isFull;
  if (isRead) {
    tags.push('[A11Y-01]');
    what.push('accessible');
  }
  if (isCovering) {
    tags.push('[NOJS-01]');
    what.push('not made of late words');
  }
  test(`${tags.join(' ')} ${pathname} is ${what.join(', ')}`, async ({
    crawler: {page, complaints},
  }) => {
    // Away from the last page first: it would be laid out once more when the window grows.
    await page.goto('about:blank');
    complaints.length = 0;
    await page.setViewportSize(desktop);
    const response = await page.goto(pathname);
    expect(response?.status()).toBe(200);
    const {overflow, shift} = await measured(page);
    expect(overflow, 'overflow in pixels').toBe(0);
    expect(shift, 'layout shift').toBeLessThan(0.01);
    if (isCovering) {
      const late = await lateWords(page, (await response?.text()) ?? '');
      expect(late.share, late.words.join(' ')).toBeLessThan(0.1);
      await scrollThrough(page);
      expect(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
    }
    if (isRead) expect(await axeFindings(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect((await measured(page)).overflow, 'overflow at 320 pixels').toBe(0);
    expect(complaints).toEqual([]);
  });
}
