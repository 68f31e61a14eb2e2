import {expect, test, type Locator, type Page} from '@playwright/test';

// What these demos show is a Player's own behavior, so nothing plays before the reader asks for it.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const openDemo = async (page: Page, address: string, title: string): Promise<Locator> => {
  await page.goto(address);
  const demo = page.getByRole('region', {name: title});
  await expect(demo.getByRole('img').first()).toBeVisible();
  await demo.scrollIntoViewIfNeeded();
  return demo;
};

test('the size and scale of a Player follow its style and its parent element', async ({page}) => {
  const demo = await openDemo(page, '/docs/player/scaling', 'A Player in a box');
  const size = demo.getByRole('status').first();
  await demo.getByLabel('Player style').selectOption('{width: 160, height: 160}');
  await expect(size).toHaveText('Player: 160 × 160 pixels, scale 0.13');

  await demo.getByLabel('Player style').selectOption("{width: '100%'}");
  const widthOf = async (): Promise<number> =>
    Number(/Player: (\d+)/.exec((await size.textContent()) ?? '')?.[1]);
  await expect.poll(widthOf).toBeGreaterThan(160);
  const before = await widthOf();
  await demo.getByLabel('Box width (%)').fill('35');
  await expect.poll(widthOf).toBeCloseTo(before / 2, -1);
});

test('keys and a native slider operate a Player', async ({page}) => {
  const demo = await openDemo(
    page,
    '/docs/player/custom-controls',
    'A Player with its own controls and keys',
  );
  const position = demo.getByRole('slider', {name: 'Position'});
  await expect(position).toBeEnabled();
  await position.focus();
  await position.press('0');
  await expect(position).toHaveValue('0');
  await position.press('l');
  await expect(position).toHaveValue('30');
  await expect(position).toHaveAttribute('aria-valuetext', '1 of 8 seconds');
  await position.press('ArrowRight');
  await expect(position).toHaveValue('31');
  await position.press('9');
  await expect(position).toHaveValue('239');
  await position.press('j');
  await position.press('k');
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
});

test('events of a Player are counted as they come', async ({page}) => {
  const demo = await openDemo(
    page,
    '/docs/player/current-time',
    'A Player and the events that it has emitted',
  );
  const countOf = (name: string): Locator =>
    demo.getByRole('definition').and(demo.locator(`dt:text-is("${name}") + dd`));
  await demo.getByRole('button', {name: 'Play video'}).click();
  await expect(countOf('play')).toHaveText('1');
  await expect(countOf('pause')).toHaveText('0');
  await expect(countOf('frameupdate')).not.toHaveText('0');
  await demo.getByRole('button', {name: 'Pause video'}).click();
  await expect(countOf('pause')).toHaveText('1');
});

test('of several Players, each is mounted when it is played, and one plays at a time', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/docs/player/best-practices',
    'Four Players, each mounted when it is first played',
  );
  const pauses = demo.getByRole('button', {name: 'Pause video'});
  const plays = demo.getByRole('button', {name: 'Play video', exact: true});
  await expect(plays.or(pauses)).toHaveCount(0);
  await demo.getByRole('button', {name: 'Play video 1'}).click();
  await expect(pauses).toHaveCount(1);
  await demo.getByRole('button', {name: 'Play video 2'}).click();
  await expect(plays).toHaveCount(1);
  await expect(pauses).toHaveCount(1);

  await demo.getByLabel('Pause the others when one plays').uncheck();
  await demo.getByRole('button', {name: 'Play video 1'}).click();
  await expect(pauses).toHaveCount(2);
});
