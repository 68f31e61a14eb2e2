import {expect, test} from '@playwright/test';

import {hydrated} from '../support/site';

test('an old address leads to its page, also with an anchor and a query', async ({page}) => {
  await page.goto('/docs/cli/preview?a=1#example');
  await expect(page).toHaveURL(/\/docs\/cli\/studio\?a=1#example$/);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
});

test('the policy is in force: a script that pages do not have is refused and reported', async ({
  page,
}) => {
  await page.goto('/docs/the-fundamentals');
  await hydrated(page);
  const outcome = await page.evaluate(
    () =>
      new Promise<{directive: string; isRun: boolean}>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
          resolve({directive: effectiveDirective, isRun: 'intruder' in window});
        });
        const script = document.createElement('script');
        script.textContent = 'window.intruder = true';
        document.head.append(script);
      }),
  );
  expect(outcome).toEqual({directive: 'script-src-elem', isRun: false});
});
