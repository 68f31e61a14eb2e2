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

/** Pauses an editor at a frame. */
export const pauseAt = async (editor: Locator, frame: number): Promise<void> => {
  await editor.getByRole('button', {name: 'Pause'}).click();
  // A frame that was played before the preview has stopped would move the slider on.
  await expect(editor.getByRole('button', {name: 'Play', exact: true})).toBeVisible();
  await editor.getByRole('slider', {name: 'Frame'}).fill(String(frame));
};
