import {expect, test, type Locator, type Page} from '@playwright/test';

import {publishedAt} from '../support/published';
import {axeFindings, hydrated, watchPage} from '../support/site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const menuButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', {name: /Copy page|Copied|Not copied/});

const entry = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('list').getByText(name, {exact: true});

const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());

test('the menu copies the page as Markdown, which loads on the click', async ({page}) => {
  const {complaints} = watchPage(page);
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.md')) loaded.push(new URL(request.url()).pathname);
  });
  await page.goto('/docs/spring');
  await hydrated(page);
  await menuButton(page).click();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true');
  expect(loaded).toEqual([]);
  await entry(page, 'Copy as Markdown').click();
  await expect(menuButton(page)).toHaveText('Copied');
  expect(loaded).toEqual(['/docs/spring.md']);
  const text = await clipboard(page);
  expect(text).toContain('canonical: https://www.remotion.dev/docs/spring\n');
  expect(text).toContain('\n# spring()\n');
  await expect(menuButton(page)).toHaveText('Copy page');
  expect(complaints).toEqual([]);
});

test('the link to the page is copied without the place in it', async ({page}) => {
  await page.goto('/docs/spring?a=b#example');
  await hydrated(page);
  await menuButton(page).click();
  await entry(page, 'Copy link').click();
  await expect(menuButton(page)).toHaveText('Copied');
  expect(new URL(await clipboard(page)).pathname).toBe('/docs/spring');
  expect(await clipboard(page)).not.toMatch(/[?#]/);
});

test('a failed download is said, and nothing is copied', async ({page}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await page.route('**/docs/spring.md', (route) => route.fulfill({status: 404, body: 'no'}));
  await menuButton(page).click();
  await entry(page, 'Copy as Markdown').click();
  await expect(menuButton(page)).toHaveText('Not copied');
  expect(await clipboard(page)).toBe('before');
});

test('the menu works with the keyboard and closes when it is left; it leads to the Markdown, assistants and Ask AI', async ({
  page,
  request,
}) => {
  await page.goto('/docs/spring');
  await hydrated(page);
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(entry(page, 'Copy as Markdown')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page)).toBeFocused();
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await expect(entry(page, 'Copy as Markdown')).toBeVisible();
  await page.getByRole('heading', {level: 1}).click();
  await expect(entry(page, 'Copy as Markdown')).toBeHidden();

  await test.step('the Markdown opens as text, and assistants get its address', async () => {
    await menuButton(page).click();
    const view = page.getByRole('link', {name: 'View as Markdown'});
    const address = (await view.getAttribute('href')) ?? '';
    const answer = await request.get(address);
    expect(answer.headers()['content-type']).toMatch(/^text\/markdown; charset=utf-8/);
    expect(await answer.text()).toContain('# spring()');
    for (const name of ['Claude', 'ChatGPT']) {
      const link = page.getByRole('link', {name: `Open in ${name}`});
      const url = new URL((await link.getAttribute('href')) ?? '');
      expect(url.protocol).toBe('https:');
      expect(url.searchParams.get('q')).toContain(`${publishedAt}/docs/spring.md`);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.keyboard.press('Escape');
  });

  await test.step('the Ask AI panel gives the focus back', async () => {
    await menuButton(page).click();
    await entry(page, 'Ask AI').click();
    const panel = page.getByRole('dialog', {name: 'Ask the docs'});
    await expect(panel.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
  });
});

test('a click before the app stands opens the menu when it does', async ({page}) => {
  await page.goto('/docs/spring', {waitUntil: 'commit'});
  await menuButton(page).click();
  await expect(entry(page, 'Copy as Markdown')).toBeVisible();
  await expect(page).toHaveURL(/\/docs\/spring$/);
});

test('the open menu is within the window and accessible, on a phone and a desktop', async ({
  page,
}) => {
  for (const pathname of ['/docs/spring', '/learn/data-to-videos', '/docs/']) {
    await page.setViewportSize({width: 1280, height: 800});
    await page.goto(pathname);
    await hydrated(page);
    for (const width of [1280, 360]) {
      await page.setViewportSize({width, height: 800});
      const before = await page.getByRole('heading', {level: 1}).boundingBox();
      await menuButton(page).click();
      const box = await page.getByRole('link', {name: 'Open in Claude'}).boundingBox();
      expect(box?.x, pathname).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0), pathname).toBeLessThanOrEqual(width);
      expect(await page.getByRole('heading', {level: 1}).boundingBox()).toEqual(before);
      expect(await axeFindings(page, 'main .dropdown--show'), `${pathname}, ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the button opens the Markdown', async ({page}) => {
    await page.goto('/docs/spring');
    const [response] = await Promise.all([
      page.waitForResponse((answer) => answer.url().includes('/docs/spring.md')),
      menuButton(page).click(),
    ]);
    expect(response.status()).toBe(200);
  });
});
