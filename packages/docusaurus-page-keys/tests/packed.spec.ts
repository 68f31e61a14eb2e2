// The packed package in an empty folder, on the page of the example.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test, type Page} from '@playwright/test';

import {installPacked} from '../../support/installPacked';
import {serveFolder} from '../../support/serveFolder';

const name = 'docusaurus-page-keys';
const installed = path.resolve(__dirname, '../../../node_modules');

test.describe.configure({mode: 'serial'});

let folder = '';
let site = {url: '', close: (): void => undefined};

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), `${name}-`));
  installPacked(name, folder);
  for (const dependency of ['esbuild', 'react', 'react-dom']) {
    fs.symlinkSync(path.join(installed, dependency), path.join(folder, 'node_modules', dependency));
  }
  fs.cpSync(path.join(__dirname, '../example'), folder, {recursive: true});
  const env = {...process.env, NODE_OPTIONS: ''};
  execFileSync(process.execPath, ['build.mjs'], {cwd: folder, env, stdio: 'pipe'});
  site = await serveFolder(path.join(folder, 'site'));
});

test.afterAll(() => {
  site.close();
  fs.rmSync(folder, {recursive: true, force: true});
});

/** Opens the page; returns the scripts that it has asked for. */
const open = async (page: Page): Promise<string[]> => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(`${site.url}/index.html`);
  // It shows with the listener for keys.
  await expect(page.getByRole('checkbox', {name: 'Letters'})).toBeVisible();
  return scripts;
};

const list = (page: Page) => page.getByRole('dialog', {name: 'Keys'});

test('the packed package has types for each entry', () => {
  const packed = path.join(folder, 'node_modules', name);
  const manifest = JSON.parse(fs.readFileSync(path.join(packed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | {types: string; default: string}>;
  };
  const entries = Object.values(manifest.exports).filter((entry) => typeof entry !== 'string');
  expect(entries).toHaveLength(7);
  for (const {types, default: module} of entries) {
    expect(fs.existsSync(path.join(packed, types)), types).toBe(true);
    expect(fs.existsSync(path.join(packed, module)), module).toBe(true);
  }
});

test('? opens the list, which loads then, and closes it', async ({page}) => {
  const scripts = await open(page);
  expect(scripts.filter((script) => script.includes('answer'))).toEqual([]);
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  expect(scripts.filter((script) => script.includes('answer'))).toHaveLength(1);
  await expect(list(page).getByRole('row')).toHaveText([
    'KeyAction',
    '? or Shift /This list',
    'nNext bird',
    'pPrevious bird',
    'sAll birds',
    'tOn this page',
  ]);
  // Keys do nothing behind it.
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await expect(list(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test('keys follow links and move the focus, or say what the page lacks', async ({page}) => {
  await open(page);
  await page.keyboard.press('s');
  await expect(page.getByRole('link', {name: 'Wren'})).toBeFocused();
  await page.keyboard.press('t');
  await expect(page.getByRole('link', {name: 'Song'})).toBeFocused();
  await page.keyboard.press('p');
  await expect(page.getByRole('status')).toHaveText('This is the first bird.');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/#robin$/);
  await expect(page.getByRole('status')).toHaveText('');
});

test('keys are text in a field, and what they are with a modifier key', async ({page}) => {
  await open(page);
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('n?');
  await expect(page.getByRole('searchbox')).toHaveValue('n?');
  await page.getByRole('heading').click();
  await page.keyboard.press('Control+n');
  await page.keyboard.press('s');
  await expect(page.getByRole('link', {name: 'Wren'})).toBeFocused();
  await expect(list(page)).toBeHidden();
  expect(new URL(page.url()).hash).toBe('');
});

test('a switch turns the keys off, also after a reload', async ({page}) => {
  await open(page);
  await page.getByRole('checkbox').uncheck();
  await page.reload();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('heading').click();
  await page.keyboard.press('n');
  await page.keyboard.press('?');
  await page.getByRole('checkbox').check();
  await page.getByRole('heading').click();
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
