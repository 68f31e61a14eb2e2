import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('[ROUTE-02] /ai looks up a question in the docs', async ({page}) => {
  await page.goto('/ai');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Remotion and AI');
  const main = page.getByRole('main');
  await main.getByLabel('Your question').fill('How do I use a spring animation?');
  await main.getByRole('button', {name: 'Search'}).click();
  await expect(main.getByRole('link', {name: /spring\(\)/}).first()).toHaveAttribute(
    'href',
    /\/docs\/spring/,
  );
});

test('/ai offers the system prompt as a file', async ({page, request}) => {
  await page.goto('/ai');
  const href = await page
    .getByRole('link', {name: 'Download the system prompt'})
    .getAttribute('href');
  const response = await request.get(href ?? '');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('4.0.319');
});

test('[ROUTE-02] /ai-embed comes without navbar and footer, and is not indexed', async ({page}) => {
  await page.goto('/ai-embed');
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Ask the docs');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('/ai-embed passes Cmd+I and Escape to the page that embeds it', async ({page}) => {
  await page.goto('/404.html');
  const received = page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const messages: unknown[] = [];
        window.addEventListener('message', ({data}: MessageEvent<unknown>) => {
          const isOurs = typeof data === 'object' && data !== null && 'type' in data;
          if (isOurs && messages.push(data.type) === 2) resolve(messages);
        });
        const frame = document.createElement('iframe');
        frame.src = '/ai-embed';
        document.body.append(frame);
      }),
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await frame.getByLabel('Your question').press('Control+i');
  await frame.getByLabel('Your question').press('Escape');
  expect(await received).toEqual(['cmd-i', 'cmd-i']);
});
