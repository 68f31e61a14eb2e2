import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {rspack} from '@rspack/core';

import {installPacked} from '../../support/installPacked';
import {serveFolder} from '../../support/serveFolder';

const example = path.join(__dirname, '../example');
const root = path.join(__dirname, '../../..');

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

const jsx = {
  parser: {syntax: 'ecmascript', jsx: true},
  transform: {react: {runtime: 'automatic'}},
};

/** Bundles a script into `site/`, and copies the index there, and the page. */
const bundle = async (folder: string, entry: string, page: string): Promise<string> => {
  const site = path.join(folder, 'site');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: `./${entry}`,
    output: {path: site, filename: `${path.parse(entry).name}.js`, publicPath: '/'},
    module: {rules: [{test: /\.jsx$/, loader: 'builtin:swc-loader', options: {jsc: jsx}}]},
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  fs.cpSync(path.join(folder, 'search'), path.join(site, 'search'), {recursive: true});
  fs.copyFileSync(path.join(folder, page), path.join(site, page));
  return site;
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
  const site = await bundle(folder, 'page.js', 'index.html');
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

test('the packed dialog is used without a framework around React, by keyboard', async ({page}) => {
  const folder = prepare();
  for (const name of ['react', 'react-dom']) {
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  run(folder, 'build.mjs');
  const server = await serveFolder(await bundle(folder, 'react.jsx', 'react.html'));
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await page.goto(`${server.url}/react.html`);
  const button = page.getByRole('button', {name: 'Search', exact: true});
  await button.press('b');
  const dialog = page.getByRole('dialog', {name: 'Search'});
  const field = dialog.getByRole('combobox', {name: 'Search'});
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('b');

  await field.pressSequentially('eans');
  const options = dialog.getByRole('option');
  const active = dialog.locator('[aria-selected="true"]');
  await expect(options.first()).toContainText('growBeans()');
  await expect(dialog.getByRole('status')).toHaveText(/^Results: \d+$/);
  await expect(dialog.locator('.garden-group__title').first()).toBeVisible();
  const count = await options.count();
  expect(count).toBeGreaterThan(1);
  await field.press('ArrowUp');
  await expect(active).toHaveAttribute('id', `search-option-${count - 1}`);
  await expect(field).toHaveAttribute('aria-activedescendant', `search-option-${count - 1}`);
  await field.press('ArrowDown');
  await expect(active).toHaveAttribute('id', 'search-option-0');
  // The field's own keys: they move the caret, not the choice.
  await field.press('Home');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(0);
  await expect(active).toHaveAttribute('id', 'search-option-0');
  await field.press('End');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5);

  await test.step('what is opened in a new tab is listed as recent', async () => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      options.first().click({modifiers: ['ControlOrMeta']}),
    ]);
    await tab.waitForURL('**/docs/growBeans*');
    await tab.close();
    await field.fill('');
    await expect(dialog.getByRole('row')).toHaveText([/^growBeans\(\)/]);
    await dialog.getByTitle('Save').click();
    await expect(dialog.getByRole('rowgroup', {name: 'Favorites'})).toBeVisible();
  });
  await field.fill('tractor');
  await expect(dialog.getByText('Nothing grows under “tractor”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await field.fill('watering');
  const opened = page.waitForRequest('**/docs/watering');
  await field.press('Enter');
  await opened;
  expect(errors).toEqual([]);
  server.close();
});
