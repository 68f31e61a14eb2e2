// Takes the pictures of the Studio: the real one, with a project of ours.
import {spawn, type ChildProcess} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {chromium, type Page} from '@playwright/test';

import {requireBrowser} from './lib/browser';
import {makeProject} from './lib/walk/scratchProject';

const HELP = `Takes the pictures of the Studio into static/img/studio.

  npm run studio:pictures

They show the project of scripts/lib/walk/starts/studio in the installed version of the toolkit. The
Studio has one color scheme, a dark one. Look at the result, and commit it.

Exit codes: 0 taken, 2 something else happened`;

const root = path.resolve(__dirname, '..');

/** Size of the window, in pixels. */
const WINDOW = {width: 1280, height: 800};

/** Height of the player's buttons and the timeline with two tracks, in pixels. */
const TIMELINE = {top: 551, height: 160};

/** How long the Studio may take to start, in milliseconds. */
const TIME_LIMIT = 180_000;

/** Waits for the Studio; returns its address. */
const addressOf = (studio: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let printed = '';
    const timer = setTimeout(() => {
      reject(new Error(`The Studio did not start: ${printed}`));
    }, TIME_LIMIT);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = /http:\/\/localhost:\d+/u.exec(printed)?.[0];
      if (address === undefined || !printed.includes('Built in')) return;
      clearTimeout(timer);
      resolve(address);
    };
    studio.stdout?.on('data', read);
    studio.stderr?.on('data', read);
    studio.on('error', reject);
  });

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

const main = async (): Promise<void> => {
  const {values} = parseArgs({options: {help: {type: 'boolean', default: false}}});
  if (values.help) {
    console.log(HELP);
    return;
  }
  const project = makeProject(root, 'studio', []);
  // Without one, the Studio offers no button to save props.
  writeFileSync(path.join(project.folder, '.prettierrc'), '{}');
  const command = path.join(root, 'node_modules/.bin/remotion');
  const studio = spawn(command, ['studio', '--no-open'], {
    cwd: project.folder,
    env: project.env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const browser = await chromium.launch({executablePath: requireBrowser(), args: ['--no-sandbox']});
  try {
    const address = await addressOf(studio);
    await takeAll(await browser.newPage({viewport: WINDOW}), address);
  } finally {
    await browser.close();
    if (studio.pid !== undefined) process.kill(-studio.pid, 'SIGTERM');
    project.remove();
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
