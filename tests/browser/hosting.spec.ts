import {expect, test, type Page} from '@playwright/test';

import {hydrated, watchPage, watchPolicy} from '../support/site';

test('an old address leads to its page, also with an anchor and a query', async ({page}) => {
  await page.goto('/docs/cli/preview?a=1#example');
  await expect(page).toHaveURL(/\/docs\/cli\/studio\?a=1#example$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the policy is in force: what pages do not have is refused and reported', async ({
  page,
  context,
}) => {
  const reports = await watchPolicy(context);
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  expect(reports).toEqual([]);
  const outcome = await page.evaluate(() => {
    const refused = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'done';
      } catch (error) {
        return String(error).split(':')[0] ?? '';
      }
    };
    const script = document.createElement('script');
    const box = document.createElement('div');
    const outcomes = {
      text: refused(() => (script.textContent = 'window.intruder = true')),
      image: refused(() => (box.innerHTML = '<img src="x" onerror="window.intruder = true">')),
      file: refused(() => (script.src = 'https://elsewhere.example/a.js')),
      worker: refused(() => new Worker('data:text/javascript,0')),
      code: refused(() => (box.innerHTML = '<span class="k">const</span>')),
      data: refused(() => (script.textContent = '[]')),
    };
    document.head.append(script, box);
    return {...outcomes, isRun: 'intruder' in window};
  });
  expect(outcome).toEqual({
    text: 'TypeError',
    image: 'TypeError',
    file: 'TypeError',
    worker: 'TypeError',
    code: 'done',
    data: 'done',
    isRun: false,
  });
  await expect
    .poll(() => reports.map((report) => report.split(':')[0]))
    .toEqual([
      ...Array.from({length: 4}, () => 'enforce require-trusted-types-for'),
      'enforce script-src-elem',
    ]);
});

/** What a reader does that loads code, adds HTML or starts a worker. */
const deeds: Record<string, (page: Page) => Promise<void>> = {
  'going from page to page': async (page) => {
    await page.goto('/docs/the-fundamentals');
    await hydrated(page);
    for (const link of ['next', 'next', 'prev']) {
      const address = page.url();
      await page.locator(`.pagination-nav__link--${link}`).click();
      await expect(page).not.toHaveURL(address);
    }
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.locator('h1')).toBeVisible();
  },
  'searching in the dialog': async (page) => {
    await page.goto('/');
    await hydrated(page);
    await page.keyboard.press('Control+k');
    await page.locator('.search-dialog__input').fill('spring');
    await page.locator('.search-hit').first().click();
    await expect(page).toHaveURL(/\/docs\/spring/);
  },
  'asking in the panel': async (page) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.getByRole('button', {name: 'Ask AI'}).click();
    const panel = page.getByRole('dialog', {name: 'Ask the docs'});
    await panel.getByRole('textbox').fill('How do I render a video?');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('listitem').first()).toBeVisible();
  },
  'changing the package manager': async (page) => {
    await page.goto('/docs/player/');
    await hydrated(page);
    await page.getByRole('tab', {name: 'pnpm'}).first().click();
    await expect(page.getByRole('tabpanel').first()).toContainText('pnpm');
  },
};

for (const [deed, act] of Object.entries(deeds)) {
  test(`the policy has nothing to report about ${deed}`, async ({page, context}) => {
    const {complaints} = watchPage(page);
    const reports = await watchPolicy(context);
    await act(page);
    expect(reports).toEqual([]);
    expect(complaints).toEqual([]);
  });
}
