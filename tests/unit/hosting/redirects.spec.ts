import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readSite} from '../../../scripts/lib/links/site';
import {redirects} from '../../../src/config/redirects';

const root = path.resolve(__dirname, '../../..');

const addresses = new Set(readSite(root).routes.map((route) => route.path));
const sources = new Set(redirects.map(({from}) => from));
const isOutside = (to: string): boolean => to.startsWith('https://');

/** Addresses that have been published, where they lead, and whether for good: lines of `from to status`. */
const published = fs
  .readFileSync(path.join(root, 'tests/fixtures/hosting/published-redirects.txt'), 'utf8')
  .trim()
  .split('\n');

test('each published address leads where it did; a new one is added to the list of this test', () => {
  expect(
    redirects.map(({from, to, isPermanent}) => `${from} ${to} ${isPermanent ? 301 : 302}`),
  ).toEqual(published);
});

test('no redirect hides a page', () => {
  expect([...sources].filter((from) => addresses.has(from))).toEqual([]);
});

test('redirects lead to pages, in one step', () => {
  expect(addresses.has('/docs/spring')).toBe(true);
  const inside = redirects.filter(({to}) => !isOutside(to));
  expect(inside.length).toBeGreaterThan(20);
  expect(inside.filter(({to}) => sources.has(to))).toEqual([]);
  expect(inside.filter(({to}) => !addresses.has(to))).toEqual([]);
});

test('addresses are paths that every host reads the same way', () => {
  expect([...sources].filter((from) => !/^(?:\/[\w.-]+)+$/.test(from))).toEqual([]);
  expect(redirects.filter(({to}) => isOutside(to) && !URL.canParse(to))).toEqual([]);
  expect(sources.size).toBe(redirects.length);
});

/** Pages of versions after 4.0.319, named by packages that were not published at that version. */
const laterPages = new Set(['/docs/media/video']);

test('every address of the site that an installed package prints is a page or a redirect', () => {
  const modules = path.join(root, 'node_modules');
  const scope = path.join(modules, '@remotion');
  const folders = ['remotion', ...fs.readdirSync(scope).map((name) => `@remotion/${name}`)];
  const printed = new Set<string>();
  for (const folder of folders.filter((name) => !name.endsWith('/google-fonts'))) {
    const dist = path.join(modules, folder, 'dist');
    if (!fs.existsSync(dist)) continue;
    for (const file of fs.readdirSync(dist, {recursive: true, encoding: 'utf8'})) {
      if (!file.endsWith('.js')) continue;
      const code = fs.readFileSync(path.join(dist, file), 'utf8');
      for (const [, found = ''] of code.matchAll(/\bremotion\.dev(\/[\w/-]+)/g)) {
        printed.add(found.replace(/\/$/, ''));
      }
    }
  }
  expect(printed.size).toBeGreaterThan(200);
  expect(
    [...printed].filter(
      (address) => !addresses.has(address) && !sources.has(address) && !laterPages.has(address),
    ),
  ).toEqual([]);
});
