import {expect, test, type Page} from '@playwright/test';

import {openReader} from '../support/reader';
import {axeFindings, colorFindings, hydrated, showMode, watchPage} from '../support/site';

const open = async (page: Page): Promise<void> => {
  await page.goto('/player/');
  await hydrated(page);
};

test.describe('the HTML', () => {
  const reader = openReader();

  test('[ROUTE-02] [NOJS-01] /player/ answers with its own page, stills and code, with and without the slash', async () => {
    const page = reader();
    for (const path of ['/player/', '/player']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveTitle(/^Player \| /);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(
        'Embed videos as live React components',
      );
    }
    await expect(page.getByRole('img', {name: /^The words "Made for Alex"/})).toBeVisible();
    await expect(page.locator('figure.code').filter({hasText: 'renderMedia('})).toBeVisible();

    const products = page
      .getByRole('region', {name: 'One of three products'})
      .getByRole('listitem');
    const here = products.filter({hasText: 'You are here'});
    await expect(here).toHaveCount(1);
    await expect(here.getByRole('heading')).toHaveText('Player');
    await expect(here.getByRole('link')).toHaveCount(0);
    await expect(products.getByRole('link', {name: 'Remotion'})).toHaveAttribute('href', '/docs/');
    await expect(products.getByRole('link', {name: 'Lambda'})).toHaveAttribute('href', '/lambda/');
  });
});

test('[ROUTE-02] name and color change the video that plays; controls of the page seek, play and report', async ({
  page,
}) => {
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
  expect(complaints).toEqual([]);
});

test('[A11Y-01] axe finds nothing on /player/, light and dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await open(page);
  const group = page.getByRole('group', {name: 'Custom controls'});
  await group.scrollIntoViewIfNeeded();
  await group.getByRole('button', {name: 'Cut'}).click();
  expect(await axeFindings(page)).toEqual([]);
  await showMode(page, 'dark');
  expect(await colorFindings(page)).toEqual([]);
});
