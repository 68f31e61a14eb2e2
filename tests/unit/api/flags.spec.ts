import {expect, test} from '@playwright/test';

import {compareFlags} from '../../../scripts/lib/api/compareFlags';
import {COMMANDS} from '../../../src/toolkit-api/cli/commands';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {fixturePage, lines, ROOT} from './toolkit';

const commands = loadCommandFlags(ROOT);

test('every command is read', () => {
  expect(Object.keys(commands)).toEqual(Object.keys(COMMANDS));
});

test('a command has the flags that it reads, and no others', () => {
  const render = commands['remotion render'] ?? [];
  // From the option definitions, from the configuration and from the command line itself.
  for (const flag of ['crf', 'video-bitrate', 'concurrency', 'frames', 'port', 'props']) {
    expect(render).toContain(flag);
  }
  for (const flag of ['out-dir', 'runs', 'region', 'no-open']) expect(render).not.toContain(flag);
  expect(commands['remotion benchmark']).toContain('concurrencies');
  expect(commands['remotion studio']).toContain('no-open');
  expect(commands['remotion lambda functions deploy']).toContain('memory');
  // The command takes the functions that read these out of an object.
  for (const flag of ['props', 'frame']) expect(commands['remotion lambda still']).toContain(flag);
  expect(commands['remotion versions']).toEqual([]);
});

test('a complete page has no findings', async () => {
  expect(lines(compareFlags(await fixturePage('cli/gpu'), commands).findings)).toEqual([]);
});

test('missing and unknown flags are found', async () => {
  const {findings, phantoms} = compareFlags(await fixturePage('cli/render'), commands);
  const found = lines(findings);
  expect(phantoms).toBe(1);
  expect(found).toContain(
    'docs/render.mdx:14 `--out-dir` is not a flag of remotion render — correct the name or remove the heading',
  );
  expect(found).toContain(
    'docs/render.mdx:5 `--codec` of remotion render has no heading — add "### `--codec`"',
  );
  expect(found.filter((line) => /--(?:crf|jpeg-quality|log|frame)`/.test(line))).toEqual([]);
});

test('an unknown command is found', async () => {
  expect(lines(compareFlags(await fixturePage('cli/unknown'), commands).findings)).toEqual([
    'docs/unknown.mdx:5 `remotion rendr` is not a command — correct the "cli" key; the commands start with remotion studio, remotion render, remotion still',
  ]);
});
