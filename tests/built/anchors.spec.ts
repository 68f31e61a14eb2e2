import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readBuiltPages} from 'compare-site-builds/pages';

import {openAnchors} from '../../src/plugins/published-anchors';
import {buildFolder, htmlFileOf} from '../support/buildFolder';

const published = openAnchors(path.resolve(__dirname, '../..'));

test('every heading of the build is in the ledger, and the build has every heading of the ledger', () => {
  const pages = readBuiltPages(buildFolder);
  expect(pages.length).toBeGreaterThan(800);
  const unknown = pages.flatMap((page) =>
    published.unrecorded(page).map((id) => `${page.address}#${id}`),
  );
  expect(unknown, 'run npm run anchors:record').toEqual([]);
  const gone = pages.flatMap((page) => published.lost(page).map((id) => `${page.address}#${id}`));
  expect(gone).toEqual([]);
});

test('every page of the ledger is there, or leads to another', () => {
  const addresses = [...published.pages.keys()];
  expect(addresses).toContain('/docs/spring');
  const redirects = fs.readFileSync(path.join(buildFolder, '_redirects'), 'utf8').split('\n');
  const gone = addresses.filter(
    (address) =>
      !fs.existsSync(htmlFileOf(address)) &&
      !redirects.some((line) => line.startsWith(`${address} `)),
  );
  expect(gone).toEqual([]);
});
