// The packed package in an empty folder: the site of the example, with and without a connection.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {installPacked} from '../../support/installPacked';
import {serveFolder} from '../../support/serveFolder';
import type {OfflineFile, OfflineList, OfflinePart} from '../lib/list.ts';

const name = 'docusaurus-offline-copy';
const baseUrl = '/trails/';
const installed = path.resolve(__dirname, '../../../node_modules');

/** What the example needs besides the package. */
const ofSite = ['@docusaurus', '@mdx-js', 'esbuild', 'react', 'react-dom'];

// Docusaurus builds the site, once.
test.describe.configure({mode: 'serial', timeout: 180_000});

/** Outside of this repository, whose packages it would find. */
let folder = '';
let site = {url: '', close: (): void => undefined};

const run = (...args: string[]): void => {
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: '', FORCE_COLOR: '0', CI: 'true'},
  });
  expect(status, stdout + stderr).toBe(0);
};

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  installPacked(name, folder);
  fs.cpSync(path.join(__dirname, '../example'), folder, {recursive: true});
  for (const dependency of ofSite) {
    fs.symlinkSync(path.join(installed, dependency), path.join(folder, 'node_modules', dependency));
  }
  run(path.join(installed, '@docusaurus/core/bin/docusaurus.mjs'), 'build');
  run('write-copy.mjs');
  site = await serveFolder(path.join(folder, 'build'), baseUrl);
});

test.afterAll(() => {
  site.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

const readList = (): Extract<OfflineList, {isOn: true}> => {
  const text = fs.readFileSync(path.join(folder, 'build/offline.json'), 'utf8');
  const list = JSON.parse(text) as OfflineList;
  if (!list.isOn) throw new Error('There is no copy.');
  return list;
};

const placesOf = ({manifest}: OfflinePart): string[] => {
  const files = JSON.parse(
    fs.readFileSync(path.join(folder, 'build', manifest), 'utf8'),
  ) as OfflineFile[];
  return files.map(([place]) => place);
};

test('what a copy needs to start is in the core', () => {
  const types = path.join(folder, 'node_modules', name, 'dist/index.d.ts');
  expect(fs.readFileSync(types, 'utf8')).toContain('offlineCopy');
  const {core, version} = readList();
  expect(version).toBe('summer 2026');
  for (const wanted of [
    /^offline$/,
    /^assets\/js\/main\./,
    /^assets\/js\/runtime~main\./,
    /^assets\/css\/styles\./,
  ]) {
    expect(
      placesOf(core).filter((place) => wanted.test(place)),
      String(wanted),
    ).toHaveLength(1);
  }
});

test('each section has its pages, with their code and images', () => {
  const [valley, ridge] = readList().sections;
  if (!valley || !ridge) throw new Error('A section is missing.');
  expect([valley.title, valley.pages, valley.start]).toEqual(['Valley', 2, 'docs/valley/bridge']);
  const places = placesOf(valley);
  expect(places).toEqual(
    expect.arrayContaining(['docs/valley/bridge', 'docs/valley/river', 'img/bridge.svg']),
  );
  expect(places.filter((place) => place.startsWith('assets/js/')).length).toBeGreaterThanOrEqual(2);
  expect(placesOf(ridge)).toContain('docs/ridge/summit');
  expect(placesOf(ridge).filter((place) => places.includes(place))).toEqual([]);
});

const goTo = (page: Page, place: string): Promise<unknown> =>
  page.goto(`${site.url}${baseUrl}${place}`);

test('a saved section can be read without a connection; other pages say what is saved', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await goTo(page, 'offline');
  await page.getByRole('button', {name: 'Save Valley'}).click();
  await expect(page.getByRole('status')).toHaveText('Saved Valley');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await goTo(page, 'docs/valley/river');
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.getByRole('article').getByRole('link', {name: 'bridge'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bridge');
  const image = page.getByRole('img', {name: 'A bridge'});
  await expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBe(60);
  await goTo(page, 'docs/ridge/summit');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('This page isn’t saved');
  await page.getByRole('link', {name: 'Valley'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Bridge');
  await context.setOffline(false);
  await goTo(page, 'offline');
  await page.getByRole('button', {name: 'Remove Valley'}).click();
  await expect(page.getByRole('status')).toHaveText('Nothing is saved');
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect(errors).toEqual([]);
});

test('turned off, the worker deletes the copies that readers have', async ({page}) => {
  await goTo(page, 'offline');
  await page.getByRole('button', {name: 'Save Ridge'}).click();
  await expect(page.getByRole('status')).toHaveText('Saved Ridge');
  run('write-copy.mjs', 'off');
  expect(JSON.parse(fs.readFileSync(path.join(folder, 'build/offline.json'), 'utf8'))).toEqual({
    isOn: false,
  });
  await page.evaluate(async (scope) => {
    const registration = await navigator.serviceWorker.getRegistration(scope);
    await registration?.update();
  }, baseUrl);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
