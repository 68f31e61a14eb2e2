import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {rspack} from '@rspack/core';

import {installPacked} from '../../support/installPacked';
import {serveFolder} from '../../support/serveFolder';

const example = path.join(__dirname, '../example');

/** An empty folder with the packed package and the example. */
const prepare = (): string => {
  const folder = test.info().outputPath('empty');
  fs.mkdirSync(folder, {recursive: true});
  installPacked('embedded-docs-search', folder);
  fs.cpSync(example, folder, {recursive: true});
  return folder;
};

const run = (folder: string, ...args: string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {...process.env, NODE_OPTIONS: ''},
  });

const bundle = async (folder: string): Promise<void> => {
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './page.js',
    output: {path: path.join(folder, 'site'), filename: 'page.js', publicPath: '/'},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
};

test('the packed package has types, and answers without a browser', () => {
  const folder = prepare();
  const types = path.join(folder, 'node_modules/embedded-docs-search/dist/buildIndex.d.ts');
  expect(fs.readFileSync(types, 'utf8')).toContain('buildIndex');
  run(folder, 'build.mjs');
  expect(run(folder, 'ask.mjs', 'irrigation')).toMatch(/^\/docs\/watering/);
  expect(run(folder, 'ask.mjs', 'beans').split('\n')[0]).toMatch(/^\/docs\/growBeans/);
  expect(run(folder, 'ask.mjs', 'daysOfSun')).toContain('90 days by default');
  expect(run(folder, 'ask.mjs', 'tractor')).toBe('');
});

test('the packed package answers on a page, in a worker', async ({page}) => {
  const folder = prepare();
  run(folder, 'build.mjs');
  await bundle(folder);
  const site = path.join(folder, 'site');
  fs.cpSync(path.join(folder, 'search'), path.join(site, 'search'), {recursive: true});
  fs.copyFileSync(path.join(folder, 'index.html'), path.join(site, 'index.html'));
  const server = await serveFolder(site);
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(`${server.url}/index.html`);
  await page.getByRole('searchbox', {name: 'Search'}).fill('growing bean');
  await expect(page.getByRole('link').first()).toHaveText('growBeans()');
  await page.getByRole('searchbox').fill('hot summer');
  await expect(page.getByRole('link')).toHaveText(['Watering: In summer']);
  expect(errors).toEqual([]);
  server.close();
});
