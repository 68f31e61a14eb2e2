import {expect, test, type Locator, type Page} from '@playwright/test';

import {fileField, mediaFiles, openTool} from '../support/mediaFiles';
import {axeFindings, layoutShift, overflowOf, recordLayoutShift, watchPage} from '../support/site';

const address = '/docs/media-parser/inspect-a-file';

// One worker makes the files, once.
test.describe.configure({mode: 'default'});

const fileOf = mediaFiles([
  'no-audio.mp4',
  'rotated.mov',
  'live.webm',
  'aac.m4a',
  'truncated-faststart.mp4',
  'truncated.webm',
  'mp3-named.mp4',
  'empty.mp4',
  'text.mp4',
  'stream.m3u8',
  'cover.png',
  'document.pdf',
]);

const open = (page: Page): Promise<Locator> => openTool(page, address, 'Inspect a file');

const field = (tool: Locator, name: string): Locator =>
  tool
    .locator('dl > div')
    .filter({has: tool.page().locator(`code:text-is("${name}")`)})
    .getByRole('definition');

const choose = (tool: Locator, name: Parameters<typeof fileOf>[0]): Promise<void> =>
  fileField(tool).setInputFiles(fileOf(name));

test('a sample file shows fields, tracks, tags, keyframes and samples, without a shift', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await recordLayoutShift(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const tool = await open(page);
  await page.waitForLoadState('networkidle');
  const before = scripts.length;
  await tool.getByRole('button', {name: 'clip.mp4'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: read.');
  // The parser came with the first file, and nothing was sent.
  expect(scripts.slice(before).some((url) => url.includes('/assets/js/'))).toBe(true);
  for (const [name, value] of [
    ['container', 'mp4'],
    ['durationInSeconds', '4 s'],
    ['dimensions', '320×180'],
    ['fps', '30 fps'],
    ['videoCodec', 'h264'],
    ['audioCodec', 'aac'],
    ['slowNumberOfFrames', '120'],
    ['slowKeyframes', '4'],
  ] as const) {
    await expect(field(tool, name)).toHaveText(value);
  }
  const tracks = tool.getByRole('group', {name: 'Tracks and samples'});
  await expect(tracks).toContainText(/Track 1, video.*320×180.*120 samples.*keyframes: 4/);
  await expect(tracks).toContainText(/Track 2, audio.*48000 Hz, mono/);
  for (const title of ['Metadata', 'Keyframes', 'First samples']) {
    await tool.locator('summary').filter({hasText: title}).click();
  }
  await expect(tool.getByRole('row', {name: 'title Tone file'})).toBeVisible();
  await expect(tool.getByText(/^In seconds: 0\.067, 1\.067/)).toBeVisible();
  // Frames that refer to later ones: times of display go back and forth.
  await expect(tool.getByRole('row', {name: /^1 delta 166666\.667 66666\.667/})).toBeVisible();
  await expect(tool.getByRole('row', {name: /^1 delta 133333\.333 100000/})).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('fields are what the parser gives for each kind of file', async ({page}) => {
  const {complaints} = watchPage(page);
  const tool = await open(page);
  const expected = {
    'no-audio.mp4': {audioCodec: 'none', sampleRate: 'none'},
    'rotated.mov': {rotation: '90°, stored as 320×180', dimensions: '180×320'},
    'live.webm': {
      durationInSeconds: '4.001 s, from the samples',
      fps: '29.997 fps, from the samples',
    },
    'aac.m4a': {videoCodec: 'none', dimensions: 'none', audioCodec: 'aac'},
    'mp3-named.mp4': {container: 'mp3', durationInSeconds: '4.075 s'},
    'truncated-faststart.mp4': {durationInSeconds: '4 s', slowNumberOfFrames: '57'},
  } as const;
  for (const [name, values] of Object.entries(expected)) {
    await choose(tool, name as keyof typeof expected);
    await expect(tool.getByRole('status')).toHaveText(`${name}: read.`);
    for (const [label, value] of Object.entries(values)) {
      await expect(field(tool, label), name).toHaveText(value);
    }
  }
  expect(complaints).toEqual([]);
});

test('what cannot be read is refused with the reason', async ({page}) => {
  const {complaints} = watchPage(page);
  const tool = await open(page);
  for (const [name, reason] of [
    ['empty.mp4', /can't be read\. The parser stopped with “Expected structure/],
    ['text.mp4', /can't be read\. The format isn't recognized/],
    ['cover.png', /can't be read\. It is a PNG image of 320×180 pixels/],
    ['document.pdf', /can't be read\. It is a PDF document/],
    ['stream.m3u8', /can't be read\. It is an HLS playlist/],
    ['truncated.webm', /the header was read, but not all samples\. .*“Infinite loop detected\.”/],
  ] as const) {
    await choose(tool, name);
    await expect(tool.getByRole('status')).toHaveText(reason);
  }
  // The header of the last one is shown all the same.
  await expect(field(tool, 'durationInSeconds')).toHaveText('4.008 s');
  expect(complaints).toEqual([]);
});

test('once loaded, the tool works without a network, and with the keyboard alone', async ({
  page,
  context,
}) => {
  const tool = await open(page);
  await tool.getByRole('button', {name: 'clip.webm'}).focus();
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('status')).toHaveText('clip.webm: read.');
  await context.setOffline(true);
  const chooser = page.waitForEvent('filechooser');
  await fileField(tool).focus();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(fileOf('rotated.mov'));
  await expect(tool.getByRole('status')).toHaveText('rotated.mov: read.');
});

test('on a phone in the dark nothing overflows', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 390, height: 844});
  const tool = await open(page);
  await tool.getByRole('button', {name: 'clip.mp4'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: read.');
  await tool.locator('summary').filter({hasText: 'First samples'}).click();
  expect(await overflowOf(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the tool says what it would do', async ({page}) => {
    await page.goto(address);
    const tool = page.getByRole('region', {name: 'Inspect a file'});
    await expect(tool.getByText(/needs JavaScript.*lists its container, duration/)).toBeVisible();
    await expect(tool.getByText('Choose a file')).toBeHidden();
  });
});
