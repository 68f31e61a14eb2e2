import {expect, test, type Locator, type Page} from '@playwright/test';

import {packProject} from '../../src/playground/project/shareLink';
import {openPlayground} from '../support/playground';
import {axeFindings, hydrated, watchPage} from '../support/site';

const editor = (page: Page): Locator => page.locator('#editor');
const code = (page: Page): Locator => editor(page).getByRole('textbox', {name: /^Code of .*x$/});
const shown = (page: Page, text: string): Locator =>
  editor(page).frameLocator('iframe').getByRole('heading', {name: text});
const button = (page: Page, name: string): Locator =>
  editor(page).getByRole('button', {name, exact: true});

const titled = (text: string): string => `export const Title = () => <h1>${text}</h1>;`;

const note = 'Your earlier edits are back.';

test('code survives a reload, and "Reset" brings the original back for good', async ({page}) => {
  const {complaints} = watchPage(page);
  await openPlayground(page);
  const original = await code(page).inputValue();
  await code(page).fill(titled('Mine'));
  await editor(page).getByLabel('Width (px)').fill('640');
  // At once: not even the pause before a draft is stored has passed.
  await page.reload();
  await hydrated(page);
  await expect(shown(page, 'Mine')).toBeVisible();
  await expect(code(page)).toHaveValue(titled('Mine'));
  await expect(editor(page).getByLabel('Width (px)')).toHaveValue('640');
  await expect(editor(page).getByText(note)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await button(page, 'Reset').click();
  await expect(code(page)).toHaveValue(original);
  await expect(editor(page).getByText(note)).toBeHidden();
  await page.reload();
  await hydrated(page);
  await expect(code(page)).toHaveValue(original);
  expect(complaints).toEqual([]);
});

test('"Reset" can be undone: with the button, in the code, and after a reload', async ({page}) => {
  await openPlayground(page);
  const original = await code(page).inputValue();
  await code(page).fill(titled('Mine'));
  await editor(page).getByLabel('Width (px)').fill('640');
  await button(page, 'Reset').click();
  await expect(code(page)).toHaveValue(original);
  await expect(button(page, 'Undo reset')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code(page)).toHaveValue(titled('Mine'));
  await expect(editor(page).getByLabel('Width (px)')).toHaveValue('640');
  await expect(shown(page, 'Mine')).toBeVisible();

  await button(page, 'Reset').click();
  await expect(code(page)).toHaveValue(original);
  await page.reload();
  await hydrated(page);
  await expect(code(page)).toHaveValue(original);
  await button(page, 'Undo reset').click();
  await expect(code(page)).toHaveValue(titled('Mine'));

  await button(page, 'Reset').click();
  await expect(code(page)).toHaveValue(original);
  await code(page).focus();
  await page.keyboard.press('Control+z');
  await expect(code(page)).toHaveValue(titled('Mine'));
  await expect(button(page, 'Reset')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(code(page)).toHaveValue(original);
});

test('each starting point and each link keeps its own code', async ({page}) => {
  await openPlayground(page);
  await code(page).fill(titled('First'));
  await page.getByRole('main').locator('a[href*="start=spring-config"]').click();
  await expect(code(page)).toHaveValue(/spring\(/);
  await code(page).fill(titled('Second'));
  await page.goBack();
  await expect(shown(page, 'First')).toBeVisible();
  const settings = {width: 640, height: 360, fps: 30, durationInFrames: 60};
  const link = `/playground${packProject({title: 'A', files: [{name: 'A.tsx', code: titled('Shared')}], settings})}`;
  await page.goto('/about');
  await openPlayground(page, link);
  await expect(shown(page, 'Shared')).toBeVisible();
  await expect(editor(page).getByText(note)).toBeHidden();
  await code(page).fill(titled('Changed'));
  await page.reload();
  await expect(shown(page, 'Changed')).toBeVisible();
  await openPlayground(page, '/playground?start=spring-config');
  await expect(shown(page, 'Second')).toBeVisible();
  await openPlayground(page);
  await expect(shown(page, 'First')).toBeVisible();
});

test('a sample of a page keeps its code after "Close" and a reload', async ({page}) => {
  const {complaints} = watchPage(page);
  const open = async (caption: string): Promise<Locator> => {
    const block = page.getByRole('figure', {name: caption, exact: true}).first();
    await block.getByRole('button', {name: 'Edit code'}).click();
    const name = caption.replace(/^.*\/|\.\w+$/g, '');
    const bench = page.getByRole('group', {name: `Editor: ${name}`});
    await expect(bench.getByRole('button', {name: 'Restart'})).toBeEnabled();
    return bench;
  };
  await page.goto('/docs/loop');
  await hydrated(page);
  const bench = await open('src/Pulse.tsx');
  await bench.getByRole('textbox', {name: 'Code of Pulse.tsx'}).fill(titled('Mine'));
  await bench.getByRole('button', {name: 'Close'}).click();
  await open('src/Pulse.tsx');
  await expect(bench.getByRole('textbox')).toHaveValue(titled('Mine'));
  await page.reload();
  await hydrated(page);
  await open('src/Pulse.tsx');
  await expect(bench.getByRole('textbox')).toHaveValue(titled('Mine'));
  const other = await open('src/Countdown.tsx');
  await expect(other.getByRole('textbox')).toHaveValue(/Countdown/);
  expect(complaints).toEqual([]);
});

test('a demo of a page keeps its code, and shows the values of its controls', async ({page}) => {
  await page.goto('/docs/layout-utils/fit-text');
  await hydrated(page);
  const demo = page.getByRole('region', {name: 'Text as wide as its box'});
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', {name: 'Edit'}).click();
  const text = demo.getByRole('textbox', {name: 'Code of FittedHeadline.tsx'});
  const source = await text.inputValue();
  await text.fill(source.replace('px wide, font', 'pixels wide, font'));
  await demo.getByRole('button', {name: 'Close'}).click();
  await demo.getByLabel('Text', {exact: true}).fill('Hello frames');
  await demo.getByRole('button', {name: 'Edit'}).click();
  const frame = demo.frameLocator('iframe');
  await expect(frame.getByText('Hello frames')).toBeVisible();
  await expect(frame.getByText(/\d pixels wide, font size/)).toBeVisible();
});

for (const [fault, breakStorage] of Object.entries({
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
  'is blocked': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
})) {
  test(`storage that ${fault} costs only what a reload brings back, which the browser asks about`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    await page.addInitScript(breakStorage);
    await openPlayground(page);
    const original = await code(page).inputValue();
    await code(page).fill(titled('First'));
    await expect(shown(page, 'First')).toBeVisible();
    await page.getByRole('main').locator('a[href*="start=spring-config"]').click();
    await expect(code(page)).toHaveValue(/spring\(/);
    await page.goBack();
    await expect(shown(page, 'First')).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    await page.reload();
    await hydrated(page);
    expect(questions).toEqual(['beforeunload']);
    await expect(code(page)).toHaveValue(original);
    await page.reload();
    expect(questions).toHaveLength(1);
    expect(errors).toEqual([]);
  });
}

test('a draft of an older form costs nothing', async ({page}) => {
  const {complaints} = watchPage(page);
  await page.addInitScript(() => {
    // The frame of the player has no storage.
    if (window === window.top) {
      localStorage.setItem('playground.drafts', '{"version":0,"drafts":[{"code":"old"}]}');
    }
  });
  await openPlayground(page);
  await expect(editor(page).frameLocator('iframe').getByText('Hello video')).toBeVisible();
  await code(page).fill(titled('Mine'));
  await expect(shown(page, 'Mine')).toBeVisible();
  expect(complaints).toEqual([]);
});
