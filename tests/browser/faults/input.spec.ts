import {expect, test} from '@playwright/test';

import {kinds} from '../../support/faults';
import {isFull} from '../../support/scope';
import {hydrated, overflowOf, watchPage} from '../../support/site';

/** Query strings and hashes that someone might try. */
const hostile = [
  '?<script>alert(1)</script>',
  '?q="><img src=x onerror=alert(1)>',
  '?q=%E0%A4%A',
  '?__proto__[x]=1&constructor=1',
  '?docusaurus-theme="><b>&docusaurus-data-x="><b>',
  `?${'a'.repeat(8000)}`,
  '#<img src=x onerror=alert(1)>',
  '#%E0%A4%A',
  '#constructor',
  "#'];alert(1)//",
];

for (const [index, [kind, {path, heading}]] of Object.entries(kinds).entries()) {
  const parts = isFull || index === 0 ? hostile : hostile.filter((_, place) => place % 5 === 0);
  test(`hostile query strings and hashes do nothing to ${kind}`, async ({page}) => {
    const {complaints} = watchPage(page);
    page.on('dialog', (dialog) => {
      complaints.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const {pathname} = new URL(path, 'http://localhost');
    const title = page.getByRole('heading', {level: 1});
    for (const part of parts) {
      await page.goto('about:blank');
      await page.goto(pathname + part);
      await hydrated(page);
      await expect(title, part).toHaveText(heading);
      await expect(page.locator('img[src="x"], main script')).toHaveCount(0);
    }
    // The page's own code handles a hash that is added later.
    for (const part of parts.filter((text) => text.startsWith('#'))) {
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, part);
      await expect(page).toHaveURL(new RegExp(`#`));
      await expect(title, part).toHaveText(heading);
    }
    expect(complaints).toEqual([]);
  });
}

test('[SEARCH-05] 10,000 characters in the address or the field are cut to 64', async ({page}) => {
  const {complaints} = watchPage(page);
  const long = 'spring '.repeat(1429);
  await page.goto(`/search?q=${encodeURIComponent(long.slice(0, 8000))}`);
  await hydrated(page);
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue(long.slice(0, 64));
  await expect(page.getByRole('article').first()).toBeVisible();

  await page.evaluate((query) => {
    history.pushState(null, '', `/search?q=${encodeURIComponent(query)}`);
    window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
  }, 'x'.repeat(10_000));
  await expect(field).toHaveValue('x'.repeat(64));
  await expect(page.getByText('No results for')).toBeVisible();

  await page.keyboard.press('Control+k');
  const dialogField = page.locator('.search-dialog__input');
  await dialogField.focus();
  await page.keyboard.insertText(long);
  await expect(dialogField).toHaveValue(long.slice(0, 64));
  await expect(page.locator('.search-hit').first()).toBeVisible();
  expect(await overflowOf(page), 'overflow in pixels').toBe(0);
  expect(complaints).toEqual([]);
});
