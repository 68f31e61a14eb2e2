import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {sitemapPaths} from '../support/site';

const build = path.resolve(__dirname, '..', '..', 'build');

const pictureOf = (page: string): string => {
  const html = fs.readFileSync(path.join(build, page, 'index.html'), 'utf8');
  const tags = html.match(/<meta [^>]*(?:og|twitter):image"?[ >][^>]*/g) ?? [];
  const addresses = tags.map((tag) => /content="?([^\s">]+)/.exec(tag)?.[1]);
  expect(new Set(addresses).size, `pictures named by ${page}`).toBe(1);
  return new URL(addresses[0] ?? '').pathname;
};

test('[SITE-04] each page of the sitemap has a social card of its own', () => {
  const pages = new Map<string, string>();
  for (const page of sitemapPaths()) {
    const picture = pictureOf(page);
    expect(pages.get(picture), `page with the same card as ${page}`).toBeUndefined();
    pages.set(picture, page);
    expect(fs.existsSync(path.join(build, picture)), `${picture} of ${page}`).toBe(true);
  }
});

test('[SITE-04] cards are PNG pictures of 1200 by 630 pixels', () => {
  const cards = sitemapPaths()
    .map(pictureOf)
    .filter((picture) => picture.startsWith('/img/cards/'));
  expect(cards.length).toBeGreaterThan(100);
  for (const card of cards) {
    const header = fs.readFileSync(path.join(build, card)).subarray(0, 24);
    expect(header.subarray(1, 4).toString(), card).toBe('PNG');
    expect([header.readUInt32BE(16), header.readUInt32BE(20)], card).toEqual([1200, 630]);
  }
});
