import {expect, test, type Locator, type Page} from '@playwright/test';
import {parseMedia} from '@remotion/media-parser';
import {nodeReader} from '@remotion/media-parser/node';

import {fileField, mediaFiles, openTool} from '../support/mediaFiles';
import {axeFindings, layoutShift, overflowOf, recordLayoutShift, watchPage} from '../support/site';

// One worker makes the files, once.
test.describe.configure({mode: 'default'});

const fileOf = mediaFiles([
  'long.mp4',
  'no-audio.mp4',
  'two-audio.mp4',
  'rotated.mov',
  'text.mp4',
  'truncated.webm',
]);

const openConverter = (page: Page): Promise<Locator> =>
  openTool(page, '/docs/webcodecs/convert-a-video', 'Convert a file');

const choose = (tool: Locator, name: Parameters<typeof fileOf>[0]): Promise<void> =>
  fileField(tool).setInputFiles(fileOf(name));

/** What Media Parser reads from the file that a tool offers. */
const download = async (page: Page, tool: Locator, name: string) => {
  const event = page.waitForEvent('download');
  await tool.getByRole('link', {name: `Download ${name}`}).click();
  const file = await (await event).path();
  return parseMedia({
    src: file,
    reader: nodeReader,
    acknowledgeRemotionLicense: true,
    logLevel: 'error',
    fields: {
      container: true,
      dimensions: true,
      videoCodec: true,
      audioCodec: true,
      sampleRate: true,
      slowDurationInSeconds: true,
    },
  });
};

test('a file is converted as the controls and the code say, and nothing is sent', async ({
  page,
}) => {
  const {complaints} = watchPage(page);
  await recordLayoutShift(page);
  const tool = await openConverter(page);
  await expect(tool.getByRole('button', {name: 'Convert'})).toBeDisabled();
  await tool.getByRole('button', {name: 'clip.mp4'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: ready to convert.');
  await expect(tool.getByRole('row', {name: 'mp4 video h264 copies'})).toBeVisible();
  await expect(tool.getByRole('row', {name: 'webm video vp9 re-encodes'})).toBeVisible();
  await tool.getByLabel('Video').selectOption('vp9');
  await tool.getByLabel('Size').selectOption('At most 90 px high');
  await tool.getByLabel('Rotation').selectOption('90° clockwise');
  await tool.getByLabel('Audio').selectOption('Leave out');
  const code = tool.locator('figure.code');
  for (const line of [
    "container: 'webm',",
    "videoCodec: 'vp9',",
    "resize: {mode: 'max-height', maxHeight: 90},",
    'rotate: 90,',
    "onAudioTrack: () => ({type: 'drop'}),",
  ]) {
    await expect(code).toContainText(line);
  }
  await tool.getByRole('button', {name: 'Convert'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: converted.', {timeout: 30_000});
  await expect(tool).toContainText(/As Media Parser reads it: webm, 51×90, 4\.\d+ s, vp9, /);
  const result = await download(page, tool, 'clip-converted.webm');
  expect(result).toMatchObject({
    container: 'webm',
    dimensions: {width: 51, height: 90},
    videoCodec: 'vp9',
    audioCodec: null,
  });
  expect(result.slowDurationInSeconds).toBeCloseTo(4, 0);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('tracks that fit are copied', async ({page}) => {
  const tool = await openConverter(page);
  await tool.getByLabel('Container').selectOption('mp4');
  await tool.getByRole('button', {name: 'clip.mp4'}).click();
  await tool.getByRole('button', {name: 'Convert'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: converted.');
  expect(await download(page, tool, 'clip-converted.mp4')).toMatchObject({
    container: 'mp4',
    videoCodec: 'h264',
    audioCodec: 'aac',
  });
});

test('a conversion is paused, resumed and canceled', async ({page}) => {
  const {complaints} = watchPage(page);
  const tool = await openConverter(page);
  await tool.getByLabel('Video').selectOption('vp9');
  await choose(tool, 'long.mp4');
  const status = tool.getByRole('status');
  await expect(status).toHaveText('long.mp4: ready to convert.');
  await tool.getByRole('button', {name: 'Convert'}).click();
  const bar = tool.getByRole('progressbar');
  await expect(bar).toHaveAttribute('value', /^0\.\d/, {timeout: 30_000});
  await tool.getByRole('button', {name: 'Pause'}).click();
  await expect(status).toHaveText('long.mp4: paused.');
  await tool.getByRole('button', {name: 'Resume'}).click();
  await expect(status).toHaveText('long.mp4: converting');
  await tool.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toHaveText('long.mp4: canceled.');
  // Another one is possible at once.
  await tool.getByRole('button', {name: 'Convert'}).click();
  await expect(status).toHaveText('long.mp4: converting');
  await tool.getByRole('button', {name: 'Cancel'}).click();
  await expect(status).toHaveText('long.mp4: canceled.');
  expect(complaints).toEqual([]);
});

test('what is impossible is refused before it starts, with the reason', async ({page}) => {
  const {complaints} = watchPage(page);
  const tool = await openConverter(page);
  const status = tool.getByRole('status');
  const convert = tool.getByRole('button', {name: 'Convert'});
  await choose(tool, 'text.mp4');
  await expect(status).toHaveText(/^text\.mp4 can't be read\. The format isn't recognized/);
  await expect(convert).toBeDisabled();
  await choose(tool, 'no-audio.mp4');
  await tool.getByLabel('Container').selectOption('wav');
  await expect(status).toHaveText('no-audio.mp4: The new file would be empty.');
  await expect(convert).toBeDisabled();
  await choose(tool, 'two-audio.mp4');
  await expect(status).toHaveText(/A WAV file holds one audio track/);
  await tool.getByLabel('Container').selectOption('webm');
  await choose(tool, 'rotated.mov');
  await expect(tool.getByText(/tells players to rotate it by 90°/)).toBeVisible();
  await choose(tool, 'truncated.webm');
  await expect(status).toHaveText('truncated.webm: ready to convert.');
  await convert.click();
  await expect(status).toHaveText(/^truncated\.webm wasn't converted: “Infinite loop detected/);
  expect(complaints).toEqual([]);
});

test('an error that nothing foresees is shown, and the next file is read', async ({page}) => {
  const tool = await openConverter(page);
  const status = tool.getByRole('status');
  await choose(tool, 'rotated.mov');
  await expect(status).toHaveText('rotated.mov: ready to convert.');
  await page.workers()[0]?.evaluate(() => {
    const send = postMessage;
    globalThis.postMessage = () => {
      globalThis.postMessage = send;
      throw new Error('Stopped by the test.');
    };
  });
  await tool.getByLabel('Rotation').selectOption('180°');
  await expect(status).toHaveText(/^rotated\.mov can't be read\. .*“Stopped by the test\.”/);
  await choose(tool, 'no-audio.mp4');
  await expect(status).toHaveText('no-audio.mp4: ready to convert.');
});

test('sound becomes a WAV of 16 kHz', async ({page}) => {
  const {complaints} = watchPage(page);
  const tool = await openTool(
    page,
    '/docs/webcodecs/resample-audio-16khz',
    'Resample audio to 16 kHz',
  );
  await tool.getByRole('button', {name: 'clip.mp4'}).click();
  await tool.getByRole('button', {name: 'Resample'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: converted.', {timeout: 30_000});
  const result = await download(page, tool, 'clip-converted.wav');
  expect(result).toMatchObject({container: 'wav', sampleRate: 16_000, videoCodec: null});
  expect(result.slowDurationInSeconds).toBeCloseTo(4, 0);
  await choose(tool, 'no-audio.mp4');
  await expect(tool.getByRole('status')).toHaveText('no-audio.mp4: It has no audio track.');
  await expect(tool.getByRole('button', {name: 'Resample'})).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test('on a phone in the dark nothing overflows', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await page.setViewportSize({width: 390, height: 844});
  const tool = await openConverter(page);
  await tool.getByRole('button', {name: 'clip.mp4'}).click();
  await expect(tool.getByRole('status')).toHaveText('clip.mp4: ready to convert.');
  expect(await overflowOf(page)).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[NOJS-01] the converters say what they would do', async ({page}) => {
    for (const [address, name, text] of [
      ['/docs/webcodecs/convert-a-video', 'Convert a file', /another container, codec, size/],
      ['/docs/webcodecs/resample-audio-16khz', 'Resample audio to 16 kHz', /16,000 samples/],
    ] as const) {
      await page.goto(address);
      const tool = page.getByRole('region', {name});
      await expect(tool.getByText(text)).toBeVisible();
      await expect(tool.getByText('Choose a file')).toBeHidden();
    }
  });
});
