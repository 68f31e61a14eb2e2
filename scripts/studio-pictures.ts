// Takes the pictures of the Studio: the real one, with a project of ours.
import {writeFileSync} from 'node:fs';
import path from 'node:path';

import {chromium, type Page} from '@playwright/test';

import {requireBrowser} from './lib/browser';
import {openStudio, type OpenStudio} from './lib/walk/openStudio';
import {makeProject} from './lib/walk/scratchProject';
import {runMain} from './lib/runMain';

const HELP = `Takes the Studio screenshots in static/img/studio.

  npm run studio:pictures

They show the project in scripts/lib/walk/starts/studio with the installed version of the toolkit. The
Studio only has a dark color scheme. Look at the result before you commit it.

Exit codes: 0 taken, 2 failed`;

const root = path.resolve(__dirname, '..');

/** Size of the window, in pixels. */
const WINDOW = {width: 1280, height: 800};

/** Height of the player's buttons and the timeline with two tracks, in pixels. */
const TIMELINE = {top: 551, height: 160};

const take = async (
  page: Page,
  name: string,
  clip?: {y: number; height: number},
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 80,
    ...(clip && {clip: {x: 0, width: WINDOW.width, scale: 1, ...clip}}),
  });
  writeFileSync(path.join(root, 'static/img/studio', `${name}.webp`), Buffer.from(data, 'base64'));
  console.log(`static/img/studio/${name}.webp`);
};

const takeAll = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/Intro`);
  await page.getByText('Underline', {exact: true}).first().waitFor();
  await page.getByText('Launch', {exact: true}).click();
  // Two seconds, to frame 60.
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('00:02.00').first().waitFor();
  await page.keyboard.press('Control+j');
  await page.getByText('Props', {exact: true}).click();
  await page.getByText('color:').first().waitFor();
  await take(page, 'studio');
  await page.getByText('Controls', {exact: true}).click();
  await page
    .getByText(/Title\.tsx/u)
    .first()
    .waitFor();
  await take(page, 'controls');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('>zoom');
  await page
    .getByText(/Disable Zoom and Pan/u)
    .first()
    .waitFor();
  await take(page, 'quick-switcher');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('i');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('o');
  await take(page, 'marks', {y: TIMELINE.top, height: TIMELINE.height});
  await page.keyboard.press('x');
  await page.getByText('Props', {exact: true}).click();
  await page.locator('input[name="title"]').fill('Ship it today');
  await page.getByText('Ship it today').first().waitFor();
  await take(page, 'props');
  await page.reload();
  await page.getByText('Underline', {exact: true}).first().waitFor();
  await page.getByRole('button', {name: 'Render', exact: true}).click();
  await page.getByText('Render Intro', {exact: true}).waitFor();
  await take(page, 'render');
};

runMain({help: HELP, errorCode: 2}, async () => {
  const project = makeProject(root, 'studio', []);
  // Without one, the Studio offers no button to save props.
  writeFileSync(path.join(project.folder, '.prettierrc'), '{}');
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  let studio: OpenStudio | undefined;
  try {
    studio = await openStudio(root, project);
    await takeAll(await browser.newPage({viewport: WINDOW}), studio.address);
  } finally {
    await browser.close();
    studio?.close();
    project.remove();
  }
});
