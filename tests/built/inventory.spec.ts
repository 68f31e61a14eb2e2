import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readSite} from '../../scripts/lib/links/site';
import {isMarkdown} from '../../src/content/files';
import {readInventory, withoutSlash} from '../../src/content/inventory';
import {htmlFileOf, pagePaths, sitemapPaths} from '../support/buildFolder';
import {readPage} from './pageFacts';

const root = path.resolve(__dirname, '../..');
const site = readSite(root);

/** Pages for authors, which the dev server alone has. */
const isForAuthors = (file: string): boolean => file.startsWith('src/pages/dev/');
const pages = readInventory(root).filter(({file}) => !isForAuthors(file));

test('the addresses told from the files are those of the build', () => {
  const told = site.routes.filter(({file = ''}) => !isForAuthors(file)).map((route) => route.path);
  expect(told.toSorted()).toEqual(pagePaths().map(withoutSlash).toSorted());
  const addresses = new Set(told);
  expect(sitemapPaths().filter((page) => !addresses.has(withoutSlash(page)))).toEqual([]);
});

test('the ids told from the files are those of the built pages, those of all headings among them', async () => {
  test.setTimeout(180_000);
  const markdown = pages.filter(({file}) => isMarkdown(file));
  expect(markdown.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const {file, address} of markdown) {
    const {anchors, ids} = readPage(fs.readFileSync(htmlFileOf(address), 'utf8'));
    const told = (await site.idsOf(file)) ?? [];
    // Sections and elements have ids besides those of headings.
    const untold = anchors.filter((id) => !told.includes(id));
    const unbuilt = told.filter((id) => !ids.includes(id));
    if (untold.length + unbuilt.length > 0) {
      wrong.push(`${file}: not told ${untold.join(' ')}, not built ${unbuilt.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
});
