import {expect, test, type Locator, type Page} from '@playwright/test';

import {templates} from '../../src/data/templates';
import {hydrated, layoutShift, recordLayoutShift, watchPage} from '../support/site';

const cards = (page: Page): Locator =>
  page.getByRole('list', {name: 'Templates'}).getByRole('listitem');

const choose = (page: Page, group: string, option: RegExp): Promise<void> =>
  page.getByRole('group', {name: group}).getByRole('button', {name: option}).click();

test('[ROUTE-09] the list leads to 22 pages, each with a heading and a command of its own', async ({
  page,
  request,
}) => {
  await page.goto('/templates/');
  const addresses = await cards(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
  expect(addresses).toEqual(templates.map(({slug}) => `/templates/${slug}`));

  const headings = new Set<string>();
  for (const {slug, name, product} of templates) {
    const response = await request.get(`/templates/${slug}`);
    expect(response.status(), slug).toBe(200);
    const html = await response.text();
    headings.add(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] ?? '');
    // The parts of a command are marked up; its text is what a reader copies.
    const text = html.replace(/<[^>]*>/g, '');
    expect(text, slug).toContain(name);
    // Later releases of the command lack the flags of four templates.
    const version = ['next', 'next-tailwind', 'tts', 'google-tts'].includes(slug)
      ? '4.0.377'
      : 'latest';
    expect(text.includes(`npx create-video@${version} --${slug} my-video`), slug).toBe(
      product === undefined,
    );
    expect(html, slug).toContain(`/img/demos/template-${slug}.webp`);
  }
  expect(headings.size).toBe(22);
});

test('a page has the command for each package manager, links and a playing preview', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/templates/audiogram');
  await hydrated(page);
  const head = page.locator('article header').first();
  for (const [manager, command] of [
    ['npm', 'npx create-video@latest --audiogram my-video\ncd my-video\nnpm install\nnpm run dev'],
    ['pnpm', 'pnpm create video --audiogram my-video\ncd my-video\npnpm install\npnpm run dev'],
    ['yarn', 'yarn create video --audiogram my-video\ncd my-video\nyarn install\nyarn dev'],
    ['bun', 'bun create video --audiogram my-video\ncd my-video\nbun install\nbun run dev'],
  ] as const) {
    await head.getByRole('tab', {name: manager, exact: true}).click();
    await expect(head.getByRole('tabpanel')).toContainText(command.split('\n')[0] ?? '');
    await head.getByRole('tabpanel').hover();
    await head.getByRole('tabpanel').getByRole('button', {name: 'Copy code'}).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  }
  const link = (name: string): Locator => head.getByRole('link', {name});
  const repository = 'https://github.com/remotion-dev/template-audiogram';
  await expect(link('Source on GitHub')).toHaveAttribute('href', repository);
  await expect(link('Use as a GitHub template')).toHaveAttribute('href', `${repository}/generate`);
  await expect(link('Open in StackBlitz')).toHaveAttribute(
    'href',
    'https://stackblitz.com/github/remotion-dev/template-audiogram',
  );
  await expect(link('Speech and captions')).toHaveAttribute('href', '/templates/?purpose=speech');

  const demo = page.getByRole('region', {name: 'A podcast you can see'});
  await demo.scrollIntoViewIfNeeded();
  await expect(demo.getByRole('button', {name: 'Pause'})).toBeVisible();
  await demo.getByLabel('Title').fill('Another episode');
  await expect(demo.locator('.__remotion-player')).toContainText('Another episode');
});

test('drawings say that they are, and lead to real output where its authors show it', async ({
  page,
}) => {
  const drawing = page.getByRole('figure').filter({hasText: 'A drawing made for this site'});
  for (const [slug, name, href] of [
    ['three', /live preview/, 'https://template-three-remotion.vercel.app/'],
    ['stargazer', /README/, 'https://github.com/pomber/stargazer#readme'],
    ['editor-starter', /product page/, 'https://www.remotion.pro/editor-starter'],
  ] as const) {
    await page.goto(`/templates/${slug}`);
    await expect(drawing.getByRole('link', {name})).toHaveAttribute('href', href);
  }
  await page.goto('/templates/skia');
  await expect(drawing).toBeVisible();
  await expect(drawing.getByRole('link')).toHaveCount(0);

  await page.goto('/templates/');
  for (const {slug, name, drawing: alt} of templates) {
    const card = cards(page).filter({has: page.locator(`a[href$="/templates/${slug}"]`)});
    await expect(card, name).toContainText('A drawing, not the template’s output');
    await expect(card.getByRole('img')).toHaveAccessibleName(alt);
  }
});

test('a page ends with templates for the same purpose', async ({page}) => {
  await page.goto('/templates/hello-world');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', {name: 'Similar templates'})).toBeVisible();
  await expect(main.getByRole('heading', {level: 3})).toHaveCount(4);
  await main.getByRole('heading', {level: 3}).getByRole('link', {name: 'Blank'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Blank');
});

test('a template that is sold leads to its product page', async ({page}) => {
  await page.goto('/templates/editor-starter');
  await expect(page.getByRole('link', {name: /Remotion store/})).toHaveAttribute(
    'href',
    'https://www.remotion.pro/editor-starter',
  );
  await expect(page.getByRole('main')).not.toContainText('create-video');
  await page.goto('/templates/');
  const card = cards(page).filter({hasText: 'Editor Starter'});
  await expect(card).toContainText('Paid');
});

test('the list is filtered by purpose and stack, and the address says so', async ({page}) => {
  await page.goto('/about');
  await page.goto('/templates/');
  await hydrated(page);
  await expect(page.getByText('22 templates', {exact: true})).toBeVisible();
  await choose(page, 'Use case', /^Video app/);
  await expect(page).toHaveURL(/\/templates\/\?purpose=app$/);
  await expect(cards(page)).toHaveCount(5);
  await choose(page, 'Built on', /^Tailwind/);
  await expect(page).toHaveURL(/purpose=app&stack=tailwind$/);
  await expect(cards(page)).toHaveText([/Next\.js and Tailwind CSS/, /React Router 7/]);
  await expect(page.getByText('2 of 22 templates')).toBeVisible();
  const chosen = page.getByRole('button', {pressed: true});
  await expect(chosen).toHaveText([/^Video app/, /^Tailwind CSS/]);

  await page.reload();
  await hydrated(page);
  await expect(cards(page)).toHaveCount(2);
  await choose(page, 'Use case', /^All/);
  await expect(page).toHaveURL(/\/templates\/\?stack=tailwind$/);
  await expect(cards(page)).toHaveCount(3);
  await choose(page, 'Built on', /^All/);
  await expect(cards(page)).toHaveCount(22);
  await expect(page).toHaveURL(/\/templates\/$/);
  // A filter is no page of its own.
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a combination that no template has says so, with a way back', async ({page}) => {
  await page.goto('/templates/?stack=skia&purpose=app');
  await hydrated(page);
  await expect(page.getByText('No template matches both.')).toBeVisible();
  await page.getByRole('link', {name: 'Show all templates'}).click();
  await expect(cards(page)).toHaveCount(22);
});

test('the comparison filters and sorts, and the address says so', async ({page}) => {
  await page.goto('/templates/');
  await hydrated(page);
  const table = page.getByRole('table', {name: 'Template comparison'});
  const names = table.getByRole('rowheader');
  await expect(names).toHaveCount(22);
  await page.getByRole('checkbox', {name: 'Captions'}).check();
  await expect(page).toHaveURL(/\?with=captions$/);
  await expect(names).toHaveCount(4);
  await table.getByRole('button', {name: 'Template'}).click();
  await expect(page).toHaveURL(/with=captions&sort=name$/);
  await expect(names).toHaveText(['Audiogram', 'Prompt to video', 'Recorder', 'TikTok']);
  await page.reload();
  await hydrated(page);
  await expect(names).toHaveText(['Audiogram', 'Prompt to video', 'Recorder', 'TikTok']);
  await page.getByRole('checkbox', {name: 'Captions'}).uncheck();
  await table.getByRole('button', {name: 'Template'}).click();
  await expect(page).toHaveURL(/\/templates\/$/);
});

test('[HYD-01] values that are not filters leave the list complete', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.goto('/templates/?stack=%22%5D%7Bdisplay:none%7D&purpose=toString');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(22);
  await expect(cards(page).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[HYD-01] a filtered list is filtered before the scripts of the page arrive', async ({
  page,
}) => {
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/templates/?stack=three');
  await expect(cards(page).filter({visible: true})).toHaveText([/3D/]);
});

test('[HYD-01] nothing moves when React takes over a filtered list', async ({page}) => {
  const {complaints} = watchPage(page);
  await recordLayoutShift(page);
  await page.goto('/templates/?purpose=speech');
  await hydrated(page);
  await expect(cards(page)).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the list is whole, and a page has its command and its preview', async ({
    page,
  }) => {
    await page.goto('/templates/');
    await expect(cards(page).filter({visible: true})).toHaveCount(22);
    await expect(page.getByRole('group', {name: 'Built on'})).toBeHidden();
    await cards(page).getByRole('link', {name: 'TikTok'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('TikTok');
    await expect(page.getByText('npx create-video@latest --tiktok')).toBeVisible();
    await expect(page.getByRole('img', {name: /vertical video/})).toBeVisible();
  });
});
