import fs from 'node:fs';
import path from 'node:path';

import {expect, test, type FrameLocator, type Locator, type Page} from '@playwright/test';
import {unzipSync} from 'fflate';

import {openPlayground} from '../support/playground';
import {axeFindings, hydrated, overflowOf, watchPage} from '../support/site';

const root = path.resolve(__dirname, '../..');

const note = 'Placeholders replace the media files that this code refers to.';

/** Opens the first block of code of a page that has a caption; its editor. */
const edit = async (page: Page, address: string, caption: string): Promise<Locator> => {
  await page.goto(address);
  await hydrated(page);
  const block = page.getByRole('figure', {name: caption, exact: true}).first();
  await block.getByRole('button', {name: 'Edit code'}).click();
  const editor = page.getByRole('group', {
    name: `Editor: ${caption.replace(/^.*\/|\.\w+$/g, '')}`,
  });
  await expect(editor.getByRole('button', {name: 'Restart'})).toBeEnabled();
  return editor;
};

const frameOf = (editor: Locator): FrameLocator => editor.frameLocator('iframe');

test('a video plays in place of the one that a sample names', async ({page}) => {
  const {complaints} = watchPage(page);
  const editor = await edit(page, '/docs/videos', 'src/MyClip.tsx');
  await expect(editor.getByText(note)).toBeVisible();
  const video = frameOf(editor).locator('video');
  await expect(video).toHaveJSProperty('videoWidth', 320);
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime))
    .toBeGreaterThan(0);
  await editor.getByRole('button', {name: 'Pause'}).click();
  const code = editor.getByRole('textbox', {name: /^Code of/});
  const source = await code.inputValue();
  const handle = await video.elementHandle();
  // The same file under another name, and beside it one of another kind.
  await code.fill(
    source
      .replace('street.mp4', 'harbor.mp4')
      .replace('<OffthreadVideo', '<img src={staticFile("logo.png")} />\n<OffthreadVideo'),
  );
  await expect(frameOf(editor).locator('img')).toHaveJSProperty('naturalWidth', 1280);
  expect(await handle.evaluate((element: HTMLVideoElement) => element.error)).toBeNull();
  await code.fill('export const Plain = () => <h1>Plain</h1>;');
  await expect(frameOf(editor).getByRole('heading', {name: 'Plain'})).toBeVisible();
  await expect(editor.getByText(note)).toBeHidden();
  expect(complaints).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
});

test('sound and data can be read', async ({page}) => {
  const {complaints} = watchPage(page);
  const bars = await edit(page, '/docs/audio/visualization', 'src/Bars.tsx');
  const tallest = (): Promise<number> =>
    frameOf(bars)
      .locator('[style*="background-color"]')
      .evaluateAll((all) => Math.max(0, ...all.map(({clientHeight}) => clientHeight)));
  await expect.poll(tallest).toBeGreaterThan(20);
  const badge = await edit(page, '/docs/lottie/staticfile', 'src/Badge.tsx');
  await expect(frameOf(badge).locator('svg path').first()).toBeAttached();
  expect(complaints).toEqual([]);
});

test('they load only with code that names files', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const loaded = (): string[] => requests.filter((name) => /^\/demo\/|frame-media/.test(name));
  const editor = await edit(page, '/docs/loop', 'src/Pulse.tsx');
  const code = editor.getByRole('textbox', {name: /^Code of/});
  await code.fill('export const A = () => <h1>A</h1>; const names = ["a.mp4"];');
  await expect(frameOf(editor).getByRole('heading', {name: 'A'})).toBeVisible();
  expect(loaded()).toEqual([]);
  await code.fill(`import {staticFile} from 'remotion';
export const B = () => <h1>{staticFile('b.woff2')}</h1>;`);
  await expect(frameOf(editor).getByRole('heading', {name: /^blob:/})).toBeVisible();
  expect(loaded().filter((name) => name.startsWith('/demo/'))).toEqual([
    '/demo/jetbrains-mono.woff2',
  ]);
});

test('a picture of the frame has the placeholders, too', async ({page}) => {
  const editor = await edit(page, '/docs/img', 'src/Photo.tsx');
  await editor.getByRole('button', {name: 'Pause'}).click();
  await expect(frameOf(editor).locator('img').first()).toHaveJSProperty('naturalWidth', 1280);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', {name: 'Save frame as PNG'}).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/\.png$/);
});

test('the downloaded project has the placeholders under the names of the code', async ({page}) => {
  const editor = await openPlayground(page);
  await editor.getByRole('textbox', {name: 'Code of FadeIn.tsx'}).fill(`
import {Img, OffthreadVideo, staticFile} from 'remotion';
const clips = ['one.mp4', 'clips/two.mp4'];
export const Mine = ({n = 1}) => <>
  {clips.map((clip) => <OffthreadVideo key={clip} src={staticFile(clip)} />)}
  <Img src={staticFile('logo.png')} />
  <Img src={staticFile(\`flags/\${n}.png\`)} />
</>;`);
  await expect(editor.getByText(note)).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    editor.getByRole('button', {name: 'Download project'}).click(),
  ]);
  const files = unzipSync(fs.readFileSync(await saved.path()));
  const publicFiles = Object.fromEntries(
    Object.entries(files).flatMap(([name, bytes]) => {
      const [, inside] = /\/public\/(.+)$/.exec(name) ?? [];
      return inside === undefined ? [] : [[inside, Buffer.from(bytes)]];
    }),
  );
  const clip = fs.readFileSync(path.join(root, 'static/demo/clip.mp4'));
  expect(publicFiles).toEqual({
    'logo.png': fs.readFileSync(path.join(root, 'static/img/demos/shapes-overview.webp')),
    'one.mp4': clip,
    'clips/two.mp4': clip,
  });
  const readme = Object.entries(files).find(([name]) => name.endsWith('/README.md'))?.[1];
  const text = Buffer.from(readme ?? []).toString();
  expect(text).toContain('- flags/${n}.png');
  expect(text.slice(text.indexOf('placeholders'))).toContain('- clips/two.mp4');
});

test('code gets placeholders and media of this site, and no other file', async ({page}) => {
  const editor = await openPlayground(page);
  const requests: string[] = [];
  // An address that only the page can read.
  const foreign = await page.evaluate(() => URL.createObjectURL(new Blob(['secret'])));
  page.on('request', (request) => {
    if (request.url().startsWith('http')) requests.push(new URL(request.url()).pathname);
  });
  const read = (address: string): string =>
    `fetch(${address}).then((response) => response.text()).then((text) => text.slice(0, 1), () => 'refused')`;
  await editor.getByRole('textbox', {name: 'Code of FadeIn.tsx'}).fill(`
import {useEffect, useState} from 'react';
import {staticFile} from 'remotion';
const names = ['b.srt', 'sandbox/demos/fade-in', 'about/index.html', 'demo/tone.wav', 'img/../b.srt'];
for (const name of ['about', 'demo/tone.wav', '/sandbox/demos/fade-in']) {
  for (const kind of ['media', 'picture', 'run', 'font']) {
    parent.postMessage({kind, name, version: 1, request: 1, names: [name], files: [name]}, '*');
  }
}
export const Attempt = () => {
  const [told, tell] = useState('');
  useEffect(() => {
    Promise.all([
      ...names.map((name) => ${read('staticFile(name)')}),
      ${read(JSON.stringify(foreign))},
    ]).then((all) => tell(all.join(' ')));
  }, []);
  return <output>{told}</output>;
};`);
  const output = frameOf(editor).locator('output');
  await expect(output).toHaveText('1 refused refused R refused refused');
  // What the page loaded: the placeholder, and a file of this site that code may name.
  expect(requests.filter((name) => !name.startsWith('/assets/')).toSorted()).toEqual([
    '/demo/captions.srt',
    '/demo/tone.wav',
  ]);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('the editor of a step fits with all that it shows', async ({page}) => {
    const editor = await edit(page, '/docs/videos', 'src/MyClip.tsx');
    await expect(editor.getByText(note)).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    const cut = await editor.evaluate((bench) => {
      const {right} = bench.getBoundingClientRect();
      return [...bench.querySelectorAll('output, input, button')].filter(
        (element) => element.getBoundingClientRect().right > right,
      ).length;
    });
    expect(cut).toBe(0);
  });
});
