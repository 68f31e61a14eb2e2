import {expect, type Locator, type Page} from '@playwright/test';

import {hydrated} from './site';

/** Opens a page of the playground; its editor, once the picture is there. */
export const openPlayground = async (page: Page, address = '/playground'): Promise<Locator> => {
  await page.goto(address);
  await hydrated(page);
  const editor = page.locator('#editor');
  await expect(editor.getByRole('button', {name: 'Restart'})).toBeEnabled();
  return editor;
};
