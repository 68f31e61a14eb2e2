import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

import {expect, test, type Frame, type FrameLocator, type Page} from '@playwright/test';

import {installPacked} from '../../support/installPacked';

const root = path.resolve(__dirname, '../../..');

/** What a site that uses the package has installed itself. */
const ownPackages = ['clsx', 'esbuild', 'prettier', 'react', 'react-dom'];

/** An empty folder with the packed package, its peers, and the example. */
const prepare = (folder: string): void => {
  fs.mkdirSync(folder, {recursive: true});
  installPacked('react-docs-playground', folder);
  for (const name of ownPackages) {
    fs.symlinkSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name));
  }
  fs.cpSync(path.join(__dirname, '../example'), folder, {recursive: true});
};

const environment = {...process.env, NODE_OPTIONS: ''};

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the built example on a free port, with the frame's policy; notes which addresses were asked for. */
const serve = async (site: string): Promise<{url: string; asked: string[]; close: () => void}> => {
  const policy = fs.readFileSync(path.join(site, 'frame-policy.txt'), 'utf8');
  const asked: string[] = [];
  const server = http.createServer(({url = ''}, response) => {
    asked.push(url);
    const file = path.join(site, url === '/' ? 'index.html' : url);
    const isThere = fs.existsSync(file);
    response.writeHead(isThere ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'text/plain',
      ...(url === '/frame.html' && {'content-security-policy': policy}),
    });
    response.end(isThere ? fs.readFileSync(file) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => {
      server.close();
    },
  };
};

let folder = '';
let server: Awaited<ReturnType<typeof serve>> | undefined;

test.describe.configure({mode: 'serial'});

// oxlint-disable-next-line no-empty-pattern -- Playwright needs the pattern
test.beforeAll(async ({}, info) => {
  folder = info.outputPath('empty');
  prepare(folder);
  execFileSync(process.execPath, ['build.mjs'], {cwd: folder, env: environment, stdio: 'pipe'});
  server = await serve(path.join(folder, 'site'));
});

test.afterAll(() => {
  server?.close();
});

const open = async (page: Page): Promise<FrameLocator> => {
  await page.goto(server?.url ?? '');
  return page.frameLocator('iframe');
};

const write = (page: Page, code: string): Promise<void> =>
  page.getByRole('textbox', {name: 'Code of Counter.tsx'}).fill(code);

test('the packed package has types for each entry', () => {
  const installed = path.join(folder, 'node_modules/react-docs-playground');
  const manifest = JSON.parse(fs.readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    exports: Record<string, string | {types: string; default: string}>;
  };
  const entries = Object.values(manifest.exports).filter((entry) => typeof entry !== 'string');
  expect(entries).toHaveLength(17);
  for (const {types: declared, default: module} of entries) {
    expect(fs.existsSync(path.join(installed, declared)), declared).toBe(true);
    expect(fs.existsSync(path.join(installed, module)), module).toBe(true);
  }
});

test('examples are checked without a browser', () => {
  fs.writeFileSync(path.join(folder, 'Right.tsx'), "import clsx from 'clsx';\nclsx('a');");
  fs.writeFileSync(path.join(folder, 'Wrong.tsx'), 'const f = () => {\n  const a = ;\n};');
  const {stdout, status} = spawnSync(process.execPath, ['check.mjs', 'Right.tsx', 'Wrong.tsx'], {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
  });
  expect(stdout.trim().split('\n')).toEqual([
    'Right.tsx imports clsx',
    'Wrong.tsx:2: Unexpected token',
  ]);
  expect(status).toBe(1);
});

test('the code runs, and again when it is changed', async ({page}) => {
  const frame = await open(page);
  const counter = frame.getByRole('button');
  await counter.click();
  await expect(counter).toHaveText('Clicked 1 times');
  await expect(counter).toHaveClass('counter used');
  await write(page, 'export default () => <h2>Written</h2>;');
  await expect(frame.getByRole('heading')).toHaveText('Written');
});

test('mistakes are reported with their lines, and what worked stays', async ({page}) => {
  const frame = await open(page);
  await expect(frame.getByRole('button')).toBeVisible();
  const status = page.getByRole('status', {name: 'Problem'});
  for (const [code, message] of [
    ['const a = 1;\nexport const A = () => <p>;', /^Line 2: /],
    [
      'const a = 1;\n\nimport b from "left-pad";\nexport const A = () => b;',
      /^Line 3: .*"left-pad"/,
    ],
    ['export const A = () => {\n  throw new Error("Too early");\n};', 'Line 2: Too early'],
    ['export const A = () => {\n  for (;;) {}\n};', /more than a second/],
    ['const a = 1;', /Counter\.tsx exports no component/],
  ] as const) {
    await write(page, code);
    await expect(status).toHaveText(message);
    await expect(frame.getByRole('button')).toHaveText('Clicked 0 times');
  }
  await write(page, 'export const A = () => <p>Right</p>;');
  await expect(frame.getByText('Right')).toBeVisible();
  await expect(status).toHaveText('');
});

test('the code reaches neither the page nor the network', async ({page}) => {
  const frame = await open(page);
  await write(
    page,
    `import {useEffect, useState} from 'react';
const attempts = {
  page: () => parent.document.title,
  storage: () => localStorage.length,
  network: () => fetch('/stolen').then(() => 'answered'),
};
export const Thief = () => {
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    const all = Object.values(attempts).map(async (attempt) => attempt());
    Promise.allSettled(all).then((results) => setOutcome(results.map(({status}) => status).join()));
  }, []);
  return <output>{outcome} {location.origin === window.origin ? 'site' : window.origin}</output>;
};`,
  );
  await expect(frame.locator('output')).toHaveText('rejected,rejected,rejected null');
  expect(server?.asked).toContain('/frame.html');
  expect(server?.asked).not.toContain('/stolen');
});

/** Notes every text that a page or a frame shows from now on. */
const watch = async (shown: Page | Frame): Promise<() => Promise<string>> => {
  await shown.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      root.dataset.seen = `${root.dataset.seen ?? ''}\n${document.body.textContent}`;
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
  return () => shown.evaluate(() => document.documentElement.dataset.seen ?? '');
};

/** Adds a frame of the same site whose script runs. */
const addFrame = (page: Page, script: string): Promise<void> =>
  page.evaluate(
    (code) =>
      new Promise<void>((resolve) => {
        const other = document.createElement('iframe');
        other.srcdoc = `<script>${code}</script>`;
        other.onload = () => {
          resolve();
        };
        document.body.append(other);
      }),
    script,
  );

test('neither side listens to other windows', async ({page}) => {
  const preview = await open(page);
  await expect(preview.getByRole('button')).toBeVisible();
  const inner = page.frames().find((frame) => frame.url().endsWith('/frame.html'));
  if (!inner) throw new Error('There is no preview.');
  const seenByPage = await watch(page);
  const seenInside = await watch(inner);
  const problem = `{kind: 'failed', version: 1, problem: {message: 'Forged'}}`;
  await addFrame(page, `parent.postMessage(${problem}, '*')`);
  const code = `'export const A = () => <p>Forged</p>;'`;
  const run = `{kind: 'run', version: 9, files: [{name: 'A.tsx', code: ${code}}]}`;
  await addFrame(page, `parent.frames[0].postMessage(${run}, '*')`);
  // What the page sends after them arrives after them.
  await write(page, 'export const A = () => <p>Right</p>;');
  await expect(inner.getByText('Right')).toBeVisible();
  await write(page, 'export const A = () => {\n  throw new Error("Own");\n};');
  await expect(page.getByRole('status', {name: 'Problem'})).toHaveText('Line 2: Own');
  expect(await seenInside()).toContain('Right');
  expect(await seenInside()).not.toContain('Forged');
  expect(await seenByPage()).toContain('Line 2: Own');
  expect(await seenByPage()).not.toContain('Forged');
});

test('what a reader wrote is there after a reload, and can be reset and shared', async ({page}) => {
  await open(page);
  const editor = page.getByRole('textbox', {name: 'Code of Counter.tsx'});
  await write(page, "import 'clsx';\nexport const Counter = () => <b>Mine</b>;");
  await expect(page.frameLocator('iframe').locator('b')).toHaveText('Mine');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('counter.drafts')))
    .toContain('Mine');
  await page.reload();
  await expect(editor).toHaveValue(/Mine/);
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByText('The address has the code')).toBeVisible();
  await expect(page).toHaveURL(/#code=/);
  await page.getByRole('button', {name: 'Reset', exact: true}).click();
  await expect(editor).toHaveValue(/Clicked/);
  await page.getByRole('button', {name: 'Undo reset'}).click();
  await expect(editor).toHaveValue(/Mine/);
  const link = page.url();
  await page.evaluate(() => {
    localStorage.clear();
  });
  const other = await page.context().newPage();
  await other.goto(link);
  await expect(other.getByRole('textbox', {name: 'Code of Counter.tsx'})).toHaveValue(/Mine/);
});

test('tabs name the file with a problem; a file is saved, and says what it imports', async ({
  page,
}) => {
  await open(page);
  const tab = page.getByRole('tab', {name: 'Counter.tsx', selected: true});
  await expect(tab).not.toHaveClass(/wrong/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Save'}).click();
  expect((await download).suggestedFilename()).toBe('Counter.tsx');
  await expect(page.getByText('Needs clsx, react', {exact: true})).toBeVisible();
  await write(page, 'const a = ;');
  await expect(tab).toHaveClass(/wrong/);
  await page.getByRole('button', {name: 'Save'}).click();
  await expect(page.getByText('Something went wrong. Try again.')).toBeVisible();
});
