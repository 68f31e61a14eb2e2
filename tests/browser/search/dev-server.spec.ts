import {spawn, type ChildProcess} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {freePort} from '../../support/freePort';
import {createFixtureSite, docsPage, type FixtureSite} from '../../support/fixtureSite';
import {hydrated, watchPage} from '../../support/site';
import {searchPages} from '../../support/searchSite';

let site: FixtureSite;
let server: ChildProcess | undefined;
let output: string;
let url: string;

// One server serves both tests.
test.describe.configure({mode: 'serial', timeout: 180_000});

/** Starts the dev server of a site, as `npm start` does, on a port. */
const startServer = (port: number): ChildProcess => {
  const started = spawn(
    path.join(site.dir, 'node_modules/.bin/tsx'),
    [path.join(site.dir, 'scripts/start.ts'), '--no-open'],
    {cwd: site.dir, env: {...process.env, PORT: String(port)}, detached: true},
  );
  output = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  return started;
};

test.beforeAll(async () => {
  site = createFixtureSite({
    ...searchPages(),
    'docs/api.mdx': docsPage('A page about marmots.'),
    'docs/words.mdx': docsPage('A page about squirrels.'),
  });
  const port = await freePort();
  server = startServer(port);
  url = `http://localhost:${port}`;
  await expect
    .poll(() => (server?.exitCode === null ? /compiled|Error/.exec(output)?.[0] : 'ended'), {
      timeout: 90_000,
    })
    .toBeTruthy();
  expect(output).toContain('compiled');
});

test.afterAll(() => {
  if (server?.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  site.remove();
});

test('[SEARCH-12] the dev server has the index, and keeps it current while pages are written', async ({
  page,
}) => {
  await page.goto(`${url}/docs/`);
  await hydrated(page);
  const {complaints} = watchPage(page);

  const input = page.locator('.search-dialog__input');
  const hits = page.locator('.search-hit');
  await page.keyboard.press('Control+k');
  await input.fill('useCurrentFrame');
  await expect(hits.first()).toContainText('useCurrentFrame()', {timeout: 20_000});
  await input.fill('marmots');
  await expect(hits).toHaveAttribute('href', '/docs/api');

  // The open page, with its dialog, is updated without a reload.
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  for (const word of ['chinchillas', 'wombats']) {
    site.write('docs/api.mdx', docsPage(`A page about ${word}.`));
    await expect(async () => {
      await input.fill('');
      await expect(hits).toHaveCount(0, {timeout: 2000});
      await input.fill(word);
      await expect(hits).toHaveAttribute('href', '/docs/api', {timeout: 2000});
    }).toPass({timeout: 60_000});
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the dev server compiles a page when it is visited, shows edits, and says what is wrong with them', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  const text = page.locator('article');
  await page.goto(`${url}/docs/words`);
  await expect(text).toContainText('squirrels', {timeout: 60_000});
  // A second visit finds it compiled.
  await page.reload();
  await expect(text).toContainText('squirrels', {timeout: 60_000});
  expect(complaints).toEqual([]);

  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  for (const word of ['hamsters', 'voles']) {
    site.write('docs/words.mdx', docsPage(`A page about ${word}.`));
    await expect(text).toContainText(word, {timeout: 60_000});
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(complaints).toEqual([]);

  // What the framework reads of all pages follows.
  site.write('docs/words.mdx', docsPage('About mice.').replace('A page', 'Small animals'));
  await expect(page).toHaveTitle(/^Small animals/, {timeout: 60_000});

  site.write('docs/words.mdx', docsPage('A page about <b>lemmings.'));
  const overlay = page.frameLocator('#webpack-dev-server-client-overlay');
  const message = 'Expected a closing tag for `<b>`';
  await expect(overlay.locator('body')).toContainText(message, {timeout: 60_000});
  expect(output).toContain(message);
  site.write('docs/words.mdx', docsPage('A page about lemmings.'));
  await expect(text).toContainText('lemmings', {timeout: 60_000});
});
