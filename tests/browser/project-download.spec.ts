import {execFile} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

import {expect, test, type Locator, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';

import manifest from '../../package.json';
import {withRenderSession} from '../../scripts/lib/renderSession';
import {packProject} from '../../src/playground/project/shareLink';
import {countColors} from '../support/pictures';
import {openPlayground} from '../support/playground';
import {hydrated, watchPage} from '../support/site';

const root = path.resolve(__dirname, '../..');

/** Downloads the project of the editor; its files by path. */
const download = async (
  page: Page,
  editor: Locator,
): Promise<{name: string; files: Record<string, Uint8Array>}> => {
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', {name: 'Download project'}).click(),
  ]);
  const files = unzipSync(fs.readFileSync(await saved.path()));
  return {name: saved.suggestedFilename(), files};
};

test('a downloaded project has its files, passes the type checker and renders', async ({page}) => {
  test.setTimeout(180_000);
  const {complaints} = watchPage(page);
  const loaded: string[] = [];
  const editor = await openPlayground(page, '/playground?start=volume-curve');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await editor.getByRole('button', {name: 'Pause'}).click();
  await editor.getByLabel('Width (px)').fill('640');
  expect(loaded).toEqual([]);
  const {name, files} = await download(page, editor);
  expect(loaded.some((address) => address.endsWith('.js'))).toBe(true);
  await expect(editor.getByText(`Saved ${name}.`)).toBeVisible();
  const folder = name.replace(/\.zip$/, '');
  expect(Object.keys(files).every((file) => file.startsWith(`${folder}/`))).toBe(true);

  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'project-'));
  const project = path.join(temporary, folder);
  for (const [file, bytes] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(temporary, file)), {recursive: true});
    fs.writeFileSync(path.join(temporary, file), bytes);
  }
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(project, 'node_modules'));
  const media = fs.readdirSync(path.join(project, 'public/demo'));
  expect(media).toHaveLength(1);
  expect(fs.readFileSync(path.join(project, 'public/demo', media[0] ?? ''))).toEqual(
    fs.readFileSync(path.join(root, 'static/demo', media[0] ?? '')),
  );
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [tsc, '-p', project]);

  const [{bundle}, {renderStill, selectComposition}] = await Promise.all([
    import('@remotion/bundler'),
    import('@remotion/renderer'),
  ]);
  await withRenderSession(
    () =>
      bundle({
        entryPoint: path.join(project, 'src/index.ts'),
        rootDir: project,
        publicDir: path.join(project, 'public'),
        enableCaching: false,
      }),
    async (session) => {
      const composition = await selectComposition({...session, id: 'VolumeCurve'});
      expect(composition.width).toBe(640);
      const {buffer} = await renderStill({...session, composition, frame: 30});
      await page.goto('about:blank');
      expect(await countColors(page, buffer ?? Buffer.alloc(0))).toBeGreaterThan(10);
    },
  );
  fs.rmSync(temporary, {recursive: true});
  expect(complaints).toEqual([]);
});

test('files that the site lacks are named; code that can’t be a project is told', async ({
  page,
}) => {
  const editor = await openPlayground(page, '/playground');
  const code = editor.getByRole('textbox', {name: 'Code of FadeIn.tsx'});
  await code.fill(`import {Img, staticFile} from 'remotion';
export const Mine = () => <Img src={staticFile('mine.psd')} />;`);
  const {files} = await download(page, editor);
  const readme = Object.entries(files).find(([name]) => name.endsWith('/README.md'))?.[1];
  expect(Buffer.from(readme ?? []).toString()).toContain('- mine.psd');
  await code.fill('const Mine = 1;');
  await editor.getByRole('button', {name: 'Download project'}).click();
  await expect(
    editor.getByText('The first file exports no component.', {exact: true}),
  ).toBeVisible();
});

test('a link that names packages without need, plays and installs none of them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {complaints} = watchPage(page);
  const code = `/* import 'some-package' */
import type x from 'evil';
const text = "import 'evil'; import('evil')";
export const Title = () => <h1>import 'evil-text' {text}</h1>;`;
  const settings = {width: 640, height: 360, fps: 30, durationInFrames: 60};
  const link = packProject({title: 'Nice', files: [{name: 'Title.tsx', code}], settings});
  const editor = await openPlayground(page, `/playground${link}`);
  const {files} = await download(page, editor);
  const textOf = (name: string): string =>
    Buffer.from(files[`remotion-nice/${name}`] ?? []).toString();
  const {dependencies, devDependencies} = JSON.parse(textOf('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const installed = {...manifest.dependencies, ...manifest.devDependencies};
  expect(installed).toMatchObject({...dependencies, ...devDependencies});
  expect(Object.keys(dependencies ?? {})).toEqual([
    '@fontsource-variable/instrument-sans',
    '@remotion/cli',
    'react',
    'react-dom',
    'remotion',
  ]);
  expect(textOf('README.md')).not.toMatch(/evil|some-package/);
  await editor.getByRole('button', {name: 'Copy commands'}).click();
  await expect(editor.getByText('Commands copied.')).toBeVisible();
  const commands = await page.evaluate(() => navigator.clipboard.readText());
  expect(commands).not.toMatch(/evil|some-package/);
  expect(complaints).toEqual([]);
});

test('a package that this site does not install is named in the README, and the page says so', async ({
  page,
}) => {
  const editor = await openPlayground(page, '/playground');
  await editor
    .getByRole('textbox', {name: 'Code of FadeIn.tsx'})
    .fill(`import {use} from 'some-package';\nexport const Title = () => <h1>{use}</h1>;`);
  const {files} = await download(page, editor);
  const file = (end: string): string =>
    Buffer.from(Object.entries(files).find(([name]) => name.endsWith(end))?.[1] ?? []).toString();
  expect(file('/README.md')).toContain('- some-package\n');
  expect(file('/package.json')).not.toContain('some-package');
  await expect(editor.getByText('Its README lists packages to install yourself.')).toBeVisible();
});

test('the commands that open the project are copied, also with the keyboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const editor = await openPlayground(page, '/playground');
  const code = editor.getByRole('textbox', {name: 'Code of FadeIn.tsx'});
  await editor.getByRole('button', {name: 'Download project'}).focus();
  await page.keyboard.press('Tab');
  const before = await code.boundingBox();
  await expect(editor.getByRole('button', {name: 'Copy commands'})).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(editor.getByText('Commands copied.')).toBeVisible();
  const {name} = await download(page, editor);
  const folder = name.replace(/\.zip$/, '');
  const isWindows = await page.evaluate(() => navigator.userAgent.includes('Windows'));
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split(/ && |\r?\n/);
  expect(copied).toEqual([
    `${isWindows ? 'tar -xf' : 'unzip'} ${name}`,
    `cd ${folder}`,
    'npm install --ignore-scripts',
    'npx remotion studio',
  ]);
  expect(await code.boundingBox()).toEqual(before);
});

test('the command that adds a sample to a project names an item of the site and the version in use', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/paths/evolve-path?v=4.0.300');
  await hydrated(page);
  await page.getByRole('button', {name: /^Edit/}).first().click();
  const editor = page.getByRole('main');
  await editor.getByRole('button', {name: 'Add to my project'}).click();
  await expect(editor.getByText('Command copied.')).toBeVisible();
  const [add = '', ...others] = (await page.evaluate(() => navigator.clipboard.readText())).split(
    '\n',
  );
  const [, address = ''] = /^npx shadcn@[\d.]+ add (http\S+\.json)$/.exec(add) ?? [];
  const item = (await (await page.request.get(address)).json()) as {files: unknown[]};
  expect(item.files.length).toBeGreaterThan(1);
  expect(others).toEqual(['npm install --save-exact @remotion/paths@4.0.300']);
});

test('code that is not in the registry any more is refused in words', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/r/*.json', (route) => route.fulfill({status: 404, body: 'Not found'}));
  await page.goto('/docs/paths/evolve-path');
  await hydrated(page);
  await page.getByRole('button', {name: /^Edit/}).first().click();
  await page.getByRole('button', {name: 'Add to my project'}).click();
  await expect(page.getByRole('status').getByText('Download the project')).toBeVisible();
});
