import {expect, test, type Locator, type Page} from '@playwright/test';

import {axeFindings, hydrated, overflowOf, watchPage} from '../support/site';

const group = (page: Page, name: string): Locator =>
  page.getByRole('group', {name: `Editor: ${name}`});

/** Opens the block of code with a caption, which stands as `src/Name.tsx` above it. */
const edit = async (page: Page, caption: string): Promise<Locator> => {
  const block = page.getByRole('figure', {name: caption, exact: true}).first();
  await block.getByRole('button', {name: 'Edit code'}).click();
  const editor = group(page, caption.replace(/^.*\/|\.\w+$/g, ''));
  await expect(editor.getByRole('button', {name: 'Restart'})).toBeEnabled();
  return editor;
};

test('a sample is edited in its place, and comes back as it was', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.goto('/docs/loop');
  await hydrated(page);
  const block = page.getByRole('figure', {name: 'src/Pulse.tsx'});
  const shown = ((await block.locator('code').textContent()) ?? '').trimEnd();
  const editor = await edit(page, 'src/Pulse.tsx');
  const code = editor.getByRole('textbox', {name: 'Code of Pulse.tsx'});
  await expect(code).toBeFocused();
  await expect(code).toHaveValue(shown);
  await expect(editor.getByLabel('Width (px)')).toHaveValue('1280');
  await expect(editor.getByLabel('Duration in frames')).toHaveValue('120');
  await code.fill('export const Pulse = () => <h1>Mine</h1>;');
  const frame = editor.frameLocator('iframe');
  await expect(frame.getByRole('heading', {name: 'Mine'})).toBeVisible();
  await editor.getByRole('button', {name: 'Reset'}).click();
  await expect(code).toHaveValue(shown);
  await expect(frame.getByRole('heading', {name: 'Mine'})).toBeHidden();
  await editor.getByRole('button', {name: 'Close'}).click();
  await expect(block.getByRole('button', {name: 'Edit code'})).toBeFocused();
  await expect(block.locator('code')).toHaveText(shown);
  await page.keyboard.press('Enter');
  await expect(code).toBeFocused();
  expect(complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('props and the files of its group come along', async ({page}) => {
  await page.goto('/docs/reusability');
  await hydrated(page);
  const story = await edit(page, 'src/Story.tsx');
  await expect(story.getByRole('tab')).toHaveText(['Story.tsx', 'Card.tsx', 'Intro.tsx']);
  const card = await edit(page, 'src/Card.tsx');
  await expect(card.getByRole('tab')).toHaveText(['Card.tsx', 'props.json']);
  await expect(card.frameLocator('iframe').getByText('Ada')).toBeVisible();
});

test('one player plays at a time', async ({page}) => {
  await page.goto('/docs/loop');
  await hydrated(page);
  const first = await edit(page, 'src/Pulse.tsx');
  await expect(first.getByRole('button', {name: 'Pause'})).toBeVisible();
  const second = await edit(page, 'src/Countdown.tsx');
  await expect(second.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(first.getByRole('button', {name: 'Play'})).toBeVisible();
});

test('a demo and an editor take turns; a demo goes on when it comes into view again', async ({
  page,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  const editor = await edit(page, 'src/Badge.tsx');
  await expect(editor.getByRole('button', {name: 'Pause'})).toBeVisible();
  const demo = page.locator('[data-markdown="demo"]').first();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(editor.getByRole('button', {name: 'Play'})).toBeVisible();
  // Not a click, which would scroll there.
  await editor.getByRole('button', {name: 'Play'}).dispatchEvent('click');
  await expect(editor.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(demo.getByRole('button', {name: 'Play'})).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo({top: 0, behavior: 'instant'});
  });
  await expect(demo.locator('.__remotion-player')).not.toBeInViewport();
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  await expect(editor.getByRole('button', {name: 'Play'})).toBeVisible();
});

test('with less motion, a sample opens with its middle frame', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await page.goto('/docs/loop');
  await hydrated(page);
  const editor = await edit(page, 'src/Pulse.tsx');
  await expect(editor.getByRole('button', {name: 'Play'})).toBeVisible();
  await expect(editor.getByRole('slider', {name: 'Frame'})).toHaveValue('60');
});

test('samples that do not stand alone have no button, nor has Markdown', async ({page}) => {
  await page.goto('/docs/reusability');
  await hydrated(page);
  const root = page.getByRole('figure', {name: 'src/Root.tsx'}).first();
  await expect(root.getByRole('button', {name: 'Copy code'})).toBeAttached();
  await expect(root.getByRole('button', {name: 'Edit code'})).toHaveCount(0);
  const markdown = await page.request.get('/docs/reusability.md');
  expect(await markdown.text()).not.toContain('Edit code');
});

test('text without a color can be read on a sample without a background', async ({page}) => {
  await page.goto('/docs/loop');
  await hydrated(page);
  const stage = (await edit(page, 'src/Pulse.tsx')).frameLocator('iframe').locator('#root');
  await expect(stage).toHaveCSS('background-color', 'rgb(139, 145, 157)');
  await expect(stage).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the editor fits, and is reached without opening a keyboard', async ({page}) => {
    await page.goto('/docs/loop');
    await hydrated(page);
    const editor = await edit(page, 'src/Pulse.tsx');
    await expect(editor.getByRole('textbox', {name: 'Code of Pulse.tsx'})).not.toBeFocused();
    expect(
      await editor.evaluate((element) => element.parentElement === document.activeElement),
    ).toBe(true);
    expect(await overflowOf(page)).toBe(0);
  });
});
