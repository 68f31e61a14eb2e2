import {expect, test, type Page} from '@playwright/test';

import {axeFindingsInBothModes, hydrated, watchPage} from '../support/site';

test.use({permissions: ['clipboard-read', 'clipboard-write']});

const open = async (page: Page, path = '/docs/spring'): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};
const sheet = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});

test('? opens the list of keys, which loads then; Escape, the button, and ? close it', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await open(page);
  for (const key of ['Escape', '?']) {
    await page.keyboard.press('?');
    await expect(sheet(page)).toBeVisible();
    await expect(sheet(page).getByRole('row')).toHaveCount(9);
    await expect(sheet(page).getByRole('button', {name: 'Close'})).toBeFocused();
    await page.keyboard.press(key);
    await expect(sheet(page)).toBeHidden();
  }
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet(page)).toBeHidden();
  expect(complaints).toEqual([]);
});

test('[A11Y-01] axe finds nothing in the list of keys, light and dark', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  await open(page);
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test('keys lead to the next and the previous page, the sidebar, and the contents', async ({
  page,
}) => {
  await open(page);
  const next = page.locator('a.pagination-nav__link--next');
  const address = await next.getAttribute('href');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(address ?? '');
  await expect(page.locator('h1')).not.toHaveText('spring()');
  const previous = page.locator('a.pagination-nav__link--prev');
  const back = await previous.getAttribute('href');
  await page.keyboard.press('p');
  await expect(page).toHaveURL(back ?? '');
  await open(page);
  await page.keyboard.press('s');
  await expect(page.locator('.theme-doc-sidebar-container a:focus')).toHaveAttribute(
    'href',
    /\/docs\/spring$/,
  );
  await page.keyboard.press('t');
  await expect(page.locator('.table-of-contents a:focus')).toHaveCount(1);
  await page.setViewportSize({width: 390, height: 844});
  await page.keyboard.press('t');
  await expect(page.getByRole('button', {name: 'On this page'})).toHaveClass(/Expanded/);
  await page.keyboard.press('s');
  await expect(page.locator('.navbar-sidebar--show')).toBeVisible();
});

test('keys change the color mode, copy the page, and open the search', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page);
  const mode = page.locator('html');
  const before = await mode.getAttribute('data-theme-choice');
  await page.keyboard.press('d');
  await expect(mode).not.toHaveAttribute('data-theme-choice', before ?? '');
  await expect(page.getByText('The color mode has changed.')).toHaveCount(1);
  await page.keyboard.press('c');
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# spring()');
  await page.keyboard.press('/');
  await expect(page.locator('dialog[open]')).toBeVisible();
  // What is typed there is text.
  await page.keyboard.type('n?');
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toHaveValue(
    'n?',
  );
});

test('keys do nothing in fields and editors, or with modifier keys', async ({page}) => {
  await open(page, '/docs/animating-properties');
  for (const key of ['Control+n', 'Alt+p', 'Meta+d', 'Shift+N']) {
    await page.evaluate((combination) => {
      const [modifier = '', letter = ''] = combination.split('+');
      const event = new KeyboardEvent('keydown', {
        key: letter,
        ctrlKey: modifier === 'Control',
        altKey: modifier === 'Alt',
        metaKey: modifier === 'Meta',
        shiftKey: modifier === 'Shift',
        bubbles: true,
        cancelable: true,
      });
      document.body.dispatchEvent(event);
      if (event.defaultPrevented) throw new Error(combination);
    }, key);
  }
  // A key that is held does not leaf through all pages.
  await page.evaluate(() => {
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {key: 'n', repeat: true, bubbles: true}),
    );
  });
  for (const tag of ['input', 'textarea', 'select', 'div']) {
    await page.evaluate((name) => {
      const field = document.createElement(name);
      if (name === 'div') field.contentEditable = 'true';
      field.id = `field-${name}`;
      document.querySelector('h1')?.after(field);
      field.focus();
    }, tag);
    await page.keyboard.press('n');
    await page.keyboard.press('?');
  }
  await expect(sheet(page)).toBeHidden();
  await expect(page).toHaveURL('/docs/animating-properties');
});

test('one switch turns off all keys without a modifier, on all pages, and on again', async ({
  page,
}) => {
  await open(page, '/accessibility');
  const box = page.getByRole('checkbox', {name: 'Single-character shortcuts'});
  await expect(box).toBeChecked();
  await box.uncheck();
  await open(page);
  for (const key of ['?', 'n', '/', 's']) await page.keyboard.press(key);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page).toHaveURL('/docs/spring');
  await page.keyboard.press('Control+k');
  await expect(page.locator('dialog[open]')).toBeVisible();
  await open(page, '/accessibility');
  await box.check();
  await page.locator('h1').click();
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeVisible();
});

test('without storage, the switch works until the page is left', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await open(page);
  await page.keyboard.press('?');
  await sheet(page).getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(sheet(page)).toBeHidden();
});

for (const [platform, userAgent, label] of [
  ['macOS', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/130.0', '⌘K'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0', 'Ctrl K'],
] as const) {
  test.describe(platform, () => {
    test.use({userAgent});
    test(`the list names the keys as on ${platform}`, async ({page}) => {
      await open(page, '/accessibility');
      await expect(page.getByRole('main').getByText(label, {exact: true})).toBeVisible();
    });
  });
}
