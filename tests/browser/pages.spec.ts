import fs from 'node:fs';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {
  axeFindings,
  hydrated,
  layoutShift,
  recordLayoutShift,
  overflowOf,
  scrollThrough,
  sitemapPaths,
  twoFrames,
  unlistedPaths,
  watchPage,
} from '../support/site';

interface Facts {
  lang: string;
  title: string;
  headings: number;
  description: string;
  canonical: string;
  /** Open Graph and Twitter tags by name; the last one counts, as it does for crawlers. */
  cards: Record<string, string>;
  /** Outside links that keep the reader's tab or hand it to the opened page. */
  unsafeLinks: string[];
}

/** All that a page says about itself, in one round trip. */
const factsOf = (page: Page): Promise<Facts> =>
  page.evaluate(() => {
    const contentOf = (selector: string): string =>
      document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
    const tags = document.querySelectorAll<HTMLMetaElement>(
      'meta[property], meta[name^="twitter:"]',
    );
    const outside = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="http"]')].filter(
      ({origin}) => origin !== window.location.origin,
    );
    return {
      lang: document.documentElement.lang,
      title: document.title,
      headings: document.querySelectorAll('h1').length,
      description: contentOf('meta[name="description"]'),
      canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? '',
      cards: Object.fromEntries(
        [...tags].map((tag) => [tag.getAttribute('property') ?? tag.name, tag.content]),
      ),
      unsafeLinks: outside
        .filter(({target, relList}) => target !== '_blank' || !relList.contains('noopener'))
        .map(({outerHTML}) => outerHTML),
    };
  });

/** Words of the page's content that came with scripts, as a share of those in the server's HTML. */
const lateWords = (page: Page, html: string): Promise<{share: number; words: string[]}> =>
  page.evaluate((source) => {
    const wordsIn = (document: Document): Set<string> => {
      const words = new Set<string>();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent?.closest('main') || parent.closest('script, style, noscript')) continue;
        for (const word of text.textContent?.split(/\s+/) ?? []) words.add(word);
      }
      return words;
    };
    const served = wordsIn(new DOMParser().parseFromString(source, 'text/html'));
    const words = [...wordsIn(document)].filter((word) => !served.has(word));
    return {share: words.length / served.size, words};
  }, html);

for (const pathname of [...sitemapPaths(), ...unlistedPaths()]) {
  test(`[SITE-01] [SITE-04] [NAV-05] [HYD-01] [CRASH-04] [A11Y-01] [NOJS-01] ${pathname} is complete and quiet`, async ({
    page,
  }) => {
    const {complaints} = watchPage(page);
    await recordLayoutShift(page);
    const response = await page.goto(pathname);
    expect(response?.status()).toBe(200);
    // The flag is false in the server's HTML, true after the first client render.
    const html = (await response?.text()) ?? '';
    expect(html).toMatch(/<html[^>]* data-has-hydrated="?false/);
    await hydrated(page);
    // What there is to be read came with the HTML; scripts add a few words of players and forms.
    const late = await lateWords(page, html);
    expect(late.share, late.words.join(' ')).toBeLessThan(0.1);

    const facts = await factsOf(page);
    expect(facts).toMatchObject({lang: 'en', headings: 1, unsafeLinks: []});
    expect(await overflowOf(page), 'overflow in pixels').toBe(0);
    expect(facts.title).toMatch(/^(\S.* \| )?Remotion \| Make videos programmatically$/);
    expect(facts.description.length, 'length of the description').toBeGreaterThanOrEqual(50);
    expect(facts.description.length, 'length of the description').toBeLessThanOrEqual(160);
    expect(new URL(facts.canonical).pathname).toBe(pathname);
    expect(facts.cards).toMatchObject({
      'og:title': expect.stringMatching(/\S/),
      'og:description': facts.description,
      'og:url': facts.canonical,
      'twitter:card': 'summary_large_image',
      'twitter:image': facts.cards['og:image'] ?? '',
    });
    const image = new URL(facts.cards['og:image'] ?? '').pathname;
    expect(fs.existsSync(path.join('build', decodeURIComponent(image))), image).toBe(true);

    await scrollThrough(page);
    expect(await layoutShift(page), 'layout shift').toBeLessThan(0.01);
    expect(await axeFindings(page)).toEqual([]);
    // As on a small phone, or at a zoom of 400 %.
    await page.setViewportSize({width: 320, height: 640});
    await twoFrames(page);
    expect(await overflowOf(page), 'overflow at 320 pixels').toBe(0);
    expect(complaints).toEqual([]);
  });
}
