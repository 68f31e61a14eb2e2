// The tools that read and convert a reader's files in workers.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {makeMediaFiles} from '../support/mediaFixtures';
import {downloaded} from './support/downloads';
import {by, css, expect, test} from './support/engineTest';
import type {Target, Visitor} from './support/visitor';

let folder = '';

test.describe.configure({mode: 'default'});

test.beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'engine-media-'));
  await makeMediaFiles(folder, ['rotated.mov', 'live.webm']);
});

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true, force: true});
});

const says = async (visitor: Visitor, tool: Target, text: string | RegExp): Promise<void> => {
  await visitor.until(async () => {
    expect(await visitor.textOf(by('status', undefined, {within: tool}))).toMatch(text);
  }, 60_000);
};

test('a file is inspected by a worker', async ({visitor}) => {
  await visitor.openHydrated('/docs/media-parser/inspect-a-file');
  const tool = by('region', 'Inspect a file');
  await visitor.clicks(by('button', 'clip.mp4', {within: tool}));
  await says(visitor, tool, 'clip.mp4: read.');
  await visitor.sees(css('dl > div', {text: /dimensions\b.*320×180/, within: tool}));
  await visitor.engine.choose('section input[type="file"]', path.join(folder, 'rotated.mov'));
  await says(visitor, tool, 'rotated.mov: read.');
  await visitor.sees(css('dl > div', {text: /dimensions\b.*180×320/, within: tool}));
});

/** What the browser can encode; asked as the tool does. */
const canEncodeVp8 = (visitor: Visitor): Promise<boolean> =>
  visitor.evaluate(
    async () =>
      'VideoEncoder' in window &&
      (await VideoEncoder.isConfigSupported({codec: 'vp8', width: 320, height: 180})).supported ===
        true,
  );

test('a file is converted by a worker, or the tool says what the browser can’t do', async ({
  visitor,
}) => {
  await visitor.openHydrated('/docs/webcodecs/convert-a-video');
  const tool = by('region', 'Convert a file');
  await visitor.engine.choose('section input[type="file"]', path.join(folder, 'live.webm'));
  await says(visitor, tool, 'live.webm: ready to convert.');
  await visitor.sets(by('combobox', 'Video', {within: tool}), 'vp8');
  await visitor.sets(by('combobox', 'Audio', {within: tool}), 'drop');
  const convert = by('button', 'Convert', {within: tool});
  const isEnabled = await visitor.of(convert, (button) => !(button as HTMLButtonElement).disabled);
  expect(isEnabled).toBe(await canEncodeVp8(visitor));
  if (!isEnabled) {
    expect(await visitor.textOf(tool)).toContain('This browser can’t convert the video to vp8');
    return;
  }
  await visitor.clicks(convert);
  await says(visitor, tool, 'live.webm: converted.');
  await visitor.clicks(by('link', /^Download live-converted\.webm/, {within: tool}));
  const {bytes} = await downloaded(visitor, /^live-converted.*\.webm$/);
  // Where files of this container begin.
  expect(bytes.subarray(0, 4).toString('hex')).toBe('1a45dfa3');
});
