import {spawn, type ChildProcess} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';
import type {ScratchProject} from 'mdx-docs-checker/guides';

import {parsePage} from '../../src/content/page';
import {makeProject} from '../../scripts/lib/walk/scratchProject';
import {parseMdx} from '../../src/content/parseMdx';
import {readFences} from '../../src/content/fences';
import {freePort} from '../support/freePort';
import {runWebServer, type RunningServer} from '../support/webServers';

const ROOT = path.resolve(__dirname, '../..');
const PAGE = 'docs/studio-into-app.mdx';

/** A sound track ends with a whole frame, so a file may be longer by this many seconds. */
const SOUND_FRAME = 0.06;

test.describe.configure({mode: 'default'});

let project: ScratchProject;
let renderer: ChildProcess;
let web: RunningServer;

/** Writes the files of the guide's app, and the page that a Vite project starts with. */
const writeApp = async (folder: string, page: string): Promise<void> => {
  const {samples} = await parsePage(PAGE, page);
  for (const {file, code} of samples) {
    if (file === undefined) continue;
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), code);
  }
  // The template's package.json says this, too.
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({name: 'app', type: 'module'}));
};

/** Builds the client in place of Vite. */
const buildClient = async (folder: string): Promise<string> => {
  const dist = path.join(folder, 'dist');
  await build({
    entryPoints: [path.join(folder, 'src/main.tsx')],
    outfile: path.join(dist, 'main.js'),
    bundle: true,
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"production"'},
    logLevel: 'silent',
  });
  writeFileSync(
    path.join(dist, 'index.html'),
    '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script src="/main.js"></script>',
  );
  return dist;
};

/** The guide's server, once it has printed its URL. */
const startRenderer = async (port: number): Promise<ChildProcess> => {
  const child = spawn(path.join(ROOT, 'node_modules/.bin/tsx'), ['server/index.ts'], {
    cwd: project.folder,
    env: {...project.env, PORT: String(port)},
  });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(`http://localhost:${port}`)) resolve();
    });
    child.on('exit', () => {
      reject(new Error(`server/index.ts ended:\n${printed}`));
    });
  });
  return child;
};

/** The directives of the guide's Caddyfile, for this machine. */
const siteOf = async (page: string, dist: string, port: number): Promise<string> => {
  const tree = await parseMdx(page);
  if ('reason' in tree) throw new Error(tree.reason);
  const file = readFences(tree, page).find(({meta}) => meta.title === 'Caddyfile')?.code ?? '';
  return file
    .replace(/^app\.example\.com \{\n([\s\S]*)\}$/, '$1')
    .replace('localhost:8000', `localhost:${port}`)
    .replace('/srv/my-app/dist', dist);
};

test.beforeAll(async () => {
  const page = readFileSync(path.join(ROOT, PAGE), 'utf8');
  const port = await freePort();
  project = makeProject(ROOT, 'empty', []);
  await writeApp(project.folder, page);
  const dist = await buildClient(project.folder);
  web = await runWebServer('caddy', await siteOf(page, dist, port));
  renderer = await startRenderer(port);
});

test.afterAll(async () => {
  renderer.kill();
  await web.stop();
  project.remove();
});

test('the app of the guide shows a preview, renders it, and offers the file', async ({page}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(web.url);
  const make = page.getByRole('button', {name: 'Make the video'});
  const name = page.getByLabel('Name');

  await name.fill(' ');
  await expect(page.getByRole('status')).toHaveText('Enter a name.');
  await expect(make).toBeDisabled();

  await name.fill('Grace');
  await page.getByLabel('Color').fill('#0f766e');
  await expect(page.getByText('Hello, Grace!')).toBeVisible();
  await expect(page.getByRole('status')).toBeEmpty();
  await expect(page.getByText('0:03 / 0:03')).toBeVisible();
  await page.getByRole('button', {name: 'Play video'}).click();
  await expect(page.getByText('0:01 / 0:03')).toBeVisible();

  const progressed = page.waitForResponse(async (response) => {
    if (!response.url().includes('/api/renders/')) return false;
    const {progress = 0} = (await response.json()) as {progress?: number};
    return progress > 0;
  });
  await make.click();
  await expect(make).toBeDisabled();
  await expect(page.getByRole('progressbar', {name: 'Render progress'})).toBeVisible();
  await progressed;
  const link = page.getByRole('link', {name: 'Download the video'});
  await expect(link).toBeVisible({timeout: 60_000});
  await expect(page.getByRole('progressbar')).toBeHidden();

  const download = page.waitForEvent('download');
  await link.click();
  expect((await download).suggestedFilename()).toBe('greeting.mp4');
  const {container, dimensions, slowDurationInSeconds, videoCodec} = await parseMedia({
    src: await (await download).path(),
    reader: nodeReader,
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    fields: {container: true, dimensions: true, slowDurationInSeconds: true, videoCodec: true},
  });
  expect({container, dimensions, videoCodec}).toEqual({
    container: 'mp4',
    dimensions: {width: 1280, height: 720},
    videoCodec: 'h264',
  });
  expect(Math.abs(slowDurationInSeconds - 3)).toBeLessThan(SOUND_FRAME);
  expect(errors).toEqual([]);
});

for (const [what, data, error] of [
  ['an empty name', {name: '', color: '#0f766e'}, 'Enter a name.'],
  ['a long name', {name: 'a'.repeat(41), color: '#0f766e'}, 'Use at most 40 characters.'],
  ['CSS as a color', {name: 'Eve', color: 'url(//a)'}, 'Use a color such as #1d4ed8.'],
] as const) {
  test(`${what} is refused with a reason`, async ({request}) => {
    const response = await request.post(`${web.url}/api/renders`, {data});
    expect([response.status(), await response.json()]).toEqual([400, {error}]);
  });
}

test('a file is there for its own ID only', async ({request}) => {
  for (const address of [
    'renders/b0db2e3f-5d2e-4c0c-9d2b-6f2f5c1f1f10',
    'renders/b0db2e3f-5d2e-4c0c-9d2b-6f2f5c1f1f10/file',
    'renders/package.json/file',
    'renders',
  ]) {
    const response = await request.get(`${web.url}/api/${address}`);
    expect([address, response.status(), await response.json()]).toEqual([
      address,
      404,
      {error: 'Not found'},
    ]);
  }
});
