import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {comparePages, nameOf, writeReport, type Comparison} from 'compare-site-builds';

import {looks as siteLooks} from '../../scripts/lib/looks';
import {buildFolder} from '../support/buildFolder';

/** The page that is compared, and what it loads: of whole builds, every page is read. */
const parts = ['docs/license', 'assets', 'hosting', 'img/logo.svg', 'img/logo-white.svg'];

// Two builds of that page, the second of which gets one fault at a time.
test.describe.configure({mode: 'serial'});

let folder = '';
const original = (): string => path.join(folder, 'original');
const copy = (): string => path.join(folder, 'build');

test.beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'compare-pages-'));
  for (const part of parts) {
    fs.cpSync(path.join(buildFolder, part), path.join(original(), part), {recursive: true});
  }
  fs.cpSync(original(), copy(), {recursive: true});
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

/** The file of the copy whose name begins so. */
const fileOf = (place: string, start: string): string => {
  const name = fs.readdirSync(path.join(copy(), place)).find((file) => file.startsWith(start));
  if (name === undefined) throw new Error(`The build has no ${place}/${start}.`);
  return path.join(copy(), place, name);
};

const edit = (file: string, change: (text: string) => string): void => {
  const text = fs.readFileSync(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`Nothing is planted in ${file}.`);
  fs.writeFileSync(file, changed);
};

const styles = (): string => fileOf('assets/css', 'styles.');

const faults = {
  'a heading 3 px further to the right': () => {
    edit(styles(), (css) => `${css}h1{position:relative;left:3px}`);
  },
  'a color without a value': () => {
    edit(styles(), (css) =>
      css.replace(/--site-text-muted:var\([^;}]*[;}]/, (end) => end.slice(-1)),
    );
  },
  'the wrong font': () => {
    fs.copyFileSync(
      fileOf('assets/fonts', 'jetbrains-mono-ascii'),
      fileOf('assets/fonts', 'instrument-sans-letters'),
    );
  },
};

const look = (
  browser: Parameters<typeof comparePages>[0]['browser'],
  looks?: number,
): Promise<Comparison> =>
  comparePages({
    ...siteLooks,
    browser,
    before: original(),
    after: copy(),
    pages: ['/docs/license'],
    widths: [390],
    ...(looks !== undefined && {looks}),
  });

test('a build looks like its copy', async ({browser}) => {
  expect(await look(browser)).toMatchObject({changed: [], pages: 1, onlyBefore: [], onlyAfter: []});
});

for (const [fault, plant] of Object.entries(faults)) {
  test(`${fault} is found in both color modes`, async ({browser}) => {
    plant();
    const {changed} = await look(browser, 1);
    fs.cpSync(path.join(original(), 'assets'), path.join(copy(), 'assets'), {recursive: true});
    expect(changed.map(nameOf)).toEqual([
      '/docs/license at 390 px, dark',
      '/docs/license at 390 px, light',
    ]);
    expect(changed.filter(({isReworded}) => isReworded)).toEqual([]);
  });
}

test('a page with another text is told apart; the report shows each pair with a slider', async ({
  browser,
  page,
}) => {
  faults['a heading 3 px further to the right']();
  // The first paragraph is for those who read the HTML.
  edit(path.join(copy(), 'docs/license/index.html'), (html) =>
    html.replace(/(<p[^>]*>)(?=[^<]{9})/, '$1Some words more. '),
  );
  const comparison = await look(browser, 1);
  expect(comparison.changed.map(({isReworded}) => isReworded)).toEqual([true, true]);
  const report = writeReport(path.join(folder, 'report'), comparison);
  await page.goto(`file://${report}`);
  await expect(page.getByRole('heading', {name: 'Different text'})).toBeVisible();
  await expect(page.getByRole('heading', {name: 'Same text, different look'})).toBeHidden();
  const [view] = await page.getByRole('group').all();
  if (!view) throw new Error('The report has no view.');
  await view.locator('summary').click();
  const picture = view.getByRole('img', {name: 'After'});
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(390);
  await view.getByRole('slider').fill('10');
  await expect(picture).toHaveCSS('clip-path', 'inset(0px 0px 0px 10%)');
});
