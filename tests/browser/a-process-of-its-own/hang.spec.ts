import {expect, test} from '@playwright/test';

import {browserArgs, findBrowser} from '../../../scripts/lib/browser';
import {pauseAt} from '../../support/playground';
import {hydrated} from '../../support/site';

// Tests with launch options of their own run after all others, unless their file comes first: the folder's name sorts first.
// As browsers on computers do: the frame, whose origin is another one, gets a process of its own.
test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArgs, '--site-per-process'],
  },
});

test('code that hangs is stopped, and the picture before comes back', async ({page}) => {
  await page.goto('/playground');
  await hydrated(page);
  const editor = page.locator('#editor');
  const player = editor.frameLocator('iframe');
  const code = editor.getByRole('textbox', {name: /^Code of .*x$/});
  const status = editor.getByRole('status').last();
  await expect(editor.getByRole('button', {name: 'Restart'})).toBeEnabled();
  await code.fill('export const Title = () => <h1>Title</h1>;');
  await expect(player.getByRole('heading', {name: 'Title'})).toBeVisible();

  // No loop that a guard could stop: this takes longer than the universe lasts.
  await code.fill(`export const Title = () => <h1>{/^(a+)+$/.exec('a'.repeat(90) + 'b')}</h1>;`);
  await expect(status).toContainText('didn’t finish', {timeout: 20_000});
  await expect(player.getByRole('heading', {name: 'Title'})).toBeVisible({timeout: 20_000});
  await expect(status).toContainText('didn’t finish');

  await code.fill('export const Title = () => <h1>Better</h1>;');
  await expect(player.getByRole('heading', {name: 'Better'})).toBeVisible();
  await expect(status).toBeEmpty();

  // Shown at first, it hangs later: at a frame that the player doesn't come to by itself.
  await pauseAt(editor, 0);
  await code.fill(`import {useCurrentFrame} from 'remotion';
export const Title = () => {
  const frame = useCurrentFrame();
  return <h1>{frame === 60 ? /^(a+)+$/.exec('a'.repeat(90) + 'b') : 'Early'}</h1>;
};`);
  await expect(player.getByRole('heading', {name: 'Early'})).toBeVisible();
  await editor.getByRole('slider', {name: 'Frame'}).fill('60');
  await expect(status).toContainText('didn’t finish', {timeout: 20_000});
  await expect(player.getByRole('heading', {name: 'Better'})).toBeVisible({timeout: 20_000});
});
