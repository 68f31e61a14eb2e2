import {expect, test, type Page} from '@playwright/test';

import {axeFindings, hydrated, watchPage} from '../support/site';

const open = async (page: Page): Promise<void> => {
  await page.goto('/player/');
  await hydrated(page);
};

test('[ROUTE-02] /player/ answers with its own page, with and without the slash', async ({
  page,
}) => {
  for (const path of ['/player/', '/player']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Player \| /);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Embed videos that are still components',
    );
  }
});

test('[ROUTE-02] name and color change the video that plays', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  const picture = page.getByRole('figure', {name: 'A greeting with two props'});
  const form = page.getByRole('group', {name: 'Video props'});
  await picture.scrollIntoViewIfNeeded();
  await expect(picture.getByRole('button', {name: 'Play'})).toBeEnabled();
  const video = picture.locator('.__remotion-player');
  await expect(video).toContainText('Alex');

  await form.getByLabel('Name').fill('Mira');
  await expect(video).toContainText('Mira');
  await expect(form).toContainText('"Mira"');

  await form.getByRole('button', {name: 'Green'}).click();
  await expect(video.locator('circle').first()).toHaveAttribute('fill', '#0f7a52');
  await form.getByLabel('Color').fill('#123456');
  await expect(video.locator('circle').first()).toHaveAttribute('fill', '#123456');
  await expect(form).toContainText('"#123456"');
  await expect(form.getByRole('button', {name: 'Green'})).toHaveAttribute('aria-pressed', 'false');

  await form.getByLabel('Name').fill('');
  await expect(video).toContainText('you');
  expect(complaints).toEqual([]);
});

test('[ROUTE-02] controls of the page seek, play and report', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page);
  const group = page.getByRole('group', {name: 'Custom controls'});
  await group.scrollIntoViewIfNeeded();
  await expect(group.getByRole('button', {name: 'Play'})).toBeEnabled();
  const events = group.getByRole('list', {name: 'Player events, newest first'});

  await group.getByRole('button', {name: 'Cut'}).click();
  await expect(group).toContainText('Frame 120 of 239');
  await expect(group.getByRole('button', {name: 'Cut'})).toHaveAttribute('aria-current', 'true');
  await expect(group.locator('.__remotion-player')).toContainText('Scene 3');
  await expect(events.getByRole('listitem').first()).toHaveText('seeked → frame 120');

  await group.getByRole('button', {name: '+1 frame'}).click();
  await expect(group).toContainText('Frame 121 of 239');
  await group.getByRole('button', {name: 'Play'}).click();
  await expect(events).toContainText('play');
  await group.getByRole('button', {name: 'Pause'}).click();
  await expect(events.getByRole('listitem').first()).toHaveText('pause');
  await group.getByRole('button', {name: 'Idea'}).click();
  await expect(group.getByRole('button', {name: '−1 frame'})).toBeDisabled();
});

test('/player/ stands at Player among the products', async ({page}) => {
  await open(page);
  const products = page.getByRole('region', {name: 'One of three products'}).getByRole('listitem');
  const here = products.filter({hasText: 'You are here'});
  await expect(here).toHaveCount(1);
  await expect(here.getByRole('heading')).toHaveText('Player');
  await expect(here.getByRole('link')).toHaveCount(0);
  await expect(products.getByRole('link', {name: 'Remotion'})).toHaveAttribute('href', '/docs/');
  await expect(products.getByRole('link', {name: 'Lambda'})).toHaveAttribute('href', '/lambda/');
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] stills and code of /player/ are there', async ({page}) => {
    await page.goto('/player/');
    await expect(page.getByRole('img', {name: /^The words "Made for Alex"/})).toBeVisible();
    await expect(page.locator('figure.code').filter({hasText: 'renderMedia('})).toBeVisible();
  });
});

for (const mode of ['light', 'dark'] as const) {
  test(`[A11Y-01] axe finds nothing on /player/, ${mode}`, async ({page}) => {
    await page.emulateMedia({colorScheme: mode, reducedMotion: 'reduce'});
    await open(page);
    const group = page.getByRole('group', {name: 'Custom controls'});
    await group.scrollIntoViewIfNeeded();
    await group.getByRole('button', {name: 'Cut'}).click();
    expect(await axeFindings(page)).toEqual([]);
  });
}
