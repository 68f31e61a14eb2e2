import {expect, test, type Locator, type Page} from '@playwright/test';

import {openReader} from '../support/reader';
import {axeFindings, colorFindings, hydrated, showMode, watchPage} from '../support/site';

const open = async (page: Page): Promise<void> => {
  await page.goto('/');
  await hydrated(page);
};

const section = (page: Page, name: string): Locator => page.getByRole('region', {name});

test.describe('the HTML', () => {
  const reader = openReader();

  test('[ROUTE-01] [NOJS-01] the home page answers with its own page, and its strips lead to where they say', async () => {
    const page = reader();
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Make videos with React');
    const main = page.getByRole('main');
    await expect(main.getByText('npx create-video@latest')).toBeVisible();
    await expect(main.getByRole('link', {name: 'Read the docs'})).toHaveAttribute('href', '/docs/');
    const templates = page.getByRole('navigation', {name: 'Templates'});
    for (const [name, path] of [
      ['Hello World', '/templates/hello-world'],
      ['Next.js', '/templates/next'],
      ['Blank', '/templates/blank'],
      ['React Router', '/templates/react-router'],
      ['All templates', '/templates/'],
    ] as const) {
      await expect(templates.getByRole('link', {name})).toHaveAttribute('href', path);
      expect((await page.request.get(path)).status()).toBe(200);
    }

    const area = section(page, 'Three products, one composition');
    const products = area.getByRole('list', {name: 'Products'}).getByRole('listitem');
    await expect(products).toHaveCount(3);
    await expect(products.filter({hasText: 'You are here'})).toHaveCount(1);
    await expect(products.filter({hasText: 'You are here'})).toContainText('Remotion');
    await expect(products.getByRole('link', {name: 'Player'})).toHaveAttribute('href', '/player/');
    await expect(products.getByRole('link', {name: 'Lambda'})).toHaveAttribute('href', '/lambda/');
    await expect(area.getByRole('link', {name: 'Recorder'})).toHaveAttribute(
      'href',
      '/docs/recorder',
    );

    for (const text of ['Jupiter', '4,333', 'from $100 per month', 'from $500 per month']) {
      await expect(page.getByText(text, {exact: true})).toBeVisible();
    }
    const still = page.getByRole('img', {name: /^Screenshots and a gray waveform/});
    await still.scrollIntoViewIfNeeded();
    expect(await still.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  });
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`[ROUTE-01] at ${width} px, the first screen has one promise, one step and the proof`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
    await expect(main.getByText('npx create-video@latest')).toBeInViewport({ratio: 1});
    await expect(main.locator('video')).toBeInViewport({ratio: 1});
    const actions = main.locator('header').getByRole('link');
    await expect(actions).toHaveText(['Read the docs', 'Pricing']);
  });
}

test('[ROUTE-01] sections follow the questions of a visitor', async ({page}) => {
  await open(page);
  await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText([
    'What people build',
    'You already know the language',
    'The output is a real video',
    'Edit while it plays',
    'One composition, one video per row',
    'Three products, one composition',
    'Is Remotion right for you?',
    'Free for small teams, paid for companies',
    'Get started',
  ]);
});

for (const [answer, links, address, text] of [
  ['the price', ['Pricing'], '/pricing', '$25'],
  ['the limits', ['its own limits'], '/docs/lambda/limits', '900 seconds'],
  ['the browsers', [], '/', 'Chrome, Firefox and Safari'],
  ['the alternatives', ['alternatives'], '/pricing#alternatives', 'Compare it with Motion Canvas'],
  ['the license', ['Read the license summary'], '/docs/license', 'Do you need a license?'],
  ['the first render', ['Read the docs'], '/docs/', 'npx remotion render'],
] as const) {
  test(`from the home page, the visitor finds ${answer} within two clicks`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await open(page);
    expect(links.length).toBeLessThanOrEqual(2);
    for (const name of links) {
      await page.getByRole('main').getByRole('link', {name, exact: true}).first().click();
    }
    await expect(page).toHaveURL((url) => `${url.pathname}${url.hash}` === address);
    const found = page.getByRole('main').getByText(text).filter({visible: true});
    await expect(found.first()).toBeVisible();
  });
}

test('the code beside the video opens in the playground as that code', async ({page}) => {
  await open(page);
  const code = page.locator('figure figure.code, figure .code').first().locator('pre');
  const shown = ((await code.textContent()) ?? '').trim();
  expect(shown).toContain('export const Greeting');
  await page.getByRole('link', {name: 'Edit this code'}).click();
  await expect(page).toHaveURL(/\/playground\?start=hero#editor$/);
  const editor = page.locator('.prism-code-editor textarea').first();
  await expect(editor).toHaveValue(/export const Greeting/);
  // The editor has the demo's schema as well, for its controls.
  const edited = await editor.inputValue();
  const lines = shown
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length > 0);
  expect(lines.filter((line) => !edited.includes(line))).toEqual([]);
});

test('[ROUTE-01] the rendered MP4 stands beside its code, silent, and can be downloaded', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  const rendered = page
    .getByRole('figure')
    .filter({hasText: 'This MP4 was rendered from the code'});
  const video = rendered.locator('video');
  await expect(video).toHaveAttribute('poster', '/img/demos/hero.webp');
  await expect(rendered.getByText('export const Greeting')).toBeVisible();
  await expect(rendered).toContainText(
    /150 frames at 30 fps, in [\d.]+ seconds on \d+ CPU cores \(.+\) .+ Remotion 4\.0\.319/,
  );
  const download = rendered.getByRole('link', {name: 'Download the MP4'});
  const response = await page.request.get((await download.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('video/mp4');
  expect((await response.body()).byteLength, 'bytes').toBeLessThan(300_000);
  // Readers who prefer reduced motion start it themselves.
  expect(
    await video.evaluate((element: HTMLVideoElement) => [element.paused, element.muted]),
  ).toEqual([true, true]);
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0);
});

test('[ROUTE-01] pictures are played when they are seen, not before', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.setViewportSize({width: 1280, height: 800});
  await open(page);
  const picture = page.getByRole('figure', {name: 'From screenshots and sound to one file'});
  await expect(picture.getByRole('button', {name: 'Play'})).toBeDisabled();
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.getByRole('button', {name: 'Pause'})).toBeEnabled();
  const frame = picture.locator('output');
  const before = (await frame.textContent()) ?? '';
  await expect(frame).not.toHaveText(before);
  await picture.getByRole('button', {name: 'Pause'}).click();
  await picture.getByRole('slider', {name: 'Frame'}).fill('0');
  await expect(frame).toHaveText(/^0 \//);
  await expect(picture.getByText('1 of 9 frames')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[ROUTE-01] six videos are played together, and a dataset and its rows change them', async ({
  page,
}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  const area = section(page, 'One composition, one video per row');
  await area.scrollIntoViewIfNeeded();
  await test.step('one button plays and pauses all of them', async () => {
    await area.getByRole('button', {name: 'Play all'}).click();
    await expect(area.getByRole('button', {name: 'Pause all'})).toBeVisible();
    const first = area.locator('.__remotion-player svg').first();
    const before = await first.innerHTML();
    await expect.poll(() => first.innerHTML()).not.toBe(before);
    // The numbers have counted up to those of the data.
    await expect(area.locator('.__remotion-player').last()).toContainText('10,759');
    await area.getByRole('button', {name: 'Pause all'}).click();
    await expect(area.getByRole('button', {name: 'Play all'})).toBeVisible();
  });
  await test.step('a dataset and its rows change them', async () => {
    const videos = area.getByRole('list', {name: 'Videos of the dataset'}).getByRole('listitem');
    await expect(videos).toHaveCount(6);
    // Where they were paused depends on the click; played, the numbers reach those of the data.
    await area.getByRole('button', {name: 'Play all'}).click();
    const played = (index: number): Locator => videos.nth(index).locator('.__remotion-player');
    await expect(played(5)).toContainText('10,759');

    await area.getByRole('button', {name: 'Notes'}).click();
    await expect(area.getByRole('button', {name: 'Notes'})).toHaveAttribute('aria-pressed', 'true');
    for (const [index, value] of ['55', '110', '220', '440', '880', '1,760'].entries()) {
      await expect(played(index)).toContainText(value);
    }
    await area.getByLabel('Title of A4').fill('Tuning');
    await area.getByLabel('Value of Tuning').fill('442');
    await expect(played(3)).toContainText('Tuning');
    await expect(played(3)).toContainText('442');
    await expect(played(2)).toContainText('A3');
  });
});

test('[A11Y-01] axe finds nothing on the home page with its players, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page);
  const area = section(page, 'One composition, one video per row');
  await area.scrollIntoViewIfNeeded();
  await expect(area.getByRole('button', {name: 'Play all'})).toBeEnabled();
  expect(await axeFindings(page)).toEqual([]);
  await showMode(page, 'dark');
  expect(await colorFindings(page)).toEqual([]);
});
