import {expect, test} from '@playwright/test';

import {axeFindings, hydrated} from '../support/site';

const table = {name: 'Tags for images, video, audio and pages'};

test('needs narrow the table down, and are part of the address', async ({page}) => {
  await page.goto('/docs/use-img-and-iframe');
  await hydrated(page);
  const rows = page.getByRole('table', table).locator('tbody tr');
  const all = await rows.count();
  await page.getByRole('checkbox', {name: 'a video', exact: true}).check();
  await expect(rows).toHaveCount(2);
  await expect(page.getByText(`2 of ${all} fit.`)).toBeVisible();
  await page.getByRole('checkbox', {name: 'the exact video frame in a render'}).check();
  await expect(rows.getByRole('link')).toHaveText(['<OffthreadVideo>']);
  await expect(page).toHaveURL(/\?tag=video%2Cexact-video$/);
  await page.reload();
  await hydrated(page);
  await expect(rows).toHaveCount(1);
  await page.getByRole('checkbox', {name: 'a web page'}).check();
  await expect(page.getByText('No option meets all of these needs.')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the tables are complete, without controls', async ({page}) => {
    for (const [address, name, option] of [
      ['/docs/use-img-and-iframe', table.name, '<Gif>'],
      ['/docs/compare-ssr', 'Places to render', 'Cloud Run'],
      ['/docs/animating-properties', 'Kinds of motion', 'spring()'],
    ] as const) {
      await page.goto(address);
      const options = page.getByRole('table', {name}).getByRole('link', {name: option});
      await expect(options).toBeVisible();
      await expect(page.getByRole('group', {name: 'I need'})).toHaveCount(0);
    }
  });
});
