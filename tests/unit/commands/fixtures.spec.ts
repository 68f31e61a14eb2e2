import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

import manifest from '../../../package.json';
import {checkCommands} from '../../../scripts/lib/commands/checkCommands';
import {readShell} from '../../../scripts/lib/commands/shell';
import {parsePage} from '../../../src/content/page';
import {TOOLKIT_VERSION} from '../../../src/config/toolkit';

const ROOT = resolve(__dirname, '../../..');

const check = async (
  text: string,
  path = 'page.mdx',
): Promise<{compared: number; findings: string[]}> => {
  const [outcome] = await checkCommands(ROOT, [await parsePage(path, text)]);
  return {
    compared: outcome?.compared ?? 0,
    findings: (outcome?.findings ?? []).map(
      ({line, column, message}) => `${line}:${column} ${message}`,
    ),
  };
};

const fixture = (name: string): string =>
  readFileSync(resolve(ROOT, 'tests/fixtures/commands', `${name}.mdx`), 'utf8');

test('commands that exist give no findings', async () => {
  expect(await check(fixture('right'))).toEqual({compared: 16, findings: []});
});

test('each wrong command, flag, value, file and version is found at its line', async () => {
  expect((await check(fixture('wrong'))).findings).toEqual([
    '6:1 remotion rendr is not a command',
    '7:1 --codex is not a flag of remotion render',
    '8:1 --codec is one of h264, h265, vp8, vp9, mp3, aac, wav, prores, h264-mkv, h264-ts, gif',
    '8:1 --crf needs a number',
    '9:1 --muted is a switch: it takes no value, =true or =false',
    '9:1 no block above shows later.json: add one with title="later.json"',
    '11:1 remotion lambda functions destroy: remotion lambda functions has no such subcommand',
    '12:1 --frames stops the render with the advice to use --frame',
    '13:1 --empty is neither a flag nor a template of create-video',
    expect.stringMatching(/^14:1 npm run preview: the project's scripts are dev, build/u),
    '15:1 no block above shows render.mts: add one with title="render.mts"',
    '16:1 --jpg-quality is not a flag of remotion render',
    '17:1 --enable-multiprocess-on-linux reads =false as text, not as a boolean: write --no-enable-multiprocess-on-linux instead',
    '17:1 --no-codec is not a flag of remotion render',
    '23:3 remotion needs its version: remotion@4.0.319',
    "23:3 @remotion/nothing isn't installed on this site",
    '44:1 @remotion/gif@latest: these docs describe 4.0.319',
    '23:18 @remotion/player@4.0.1: these docs describe 4.0.319',
    '23:67 @remotion/noise@4.0.321: these docs describe 4.0.319',
    '33:5 @remotion/cli@^4.0.319: these docs describe 4.0.319',
    '34:5 remotion@4.0.320: these docs describe 4.0.319',
    '40:38 @remotion/lambda-client@4.0.320: these docs describe 4.0.319',
    '45:5 remotion@4.0.332: these docs describe 4.0.319',
    '46:13 remotion-lambda@4.0.320: these docs describe 4.0.319',
    '47:18 remotion/lambda@4.0.320: these docs describe 4.0.319',
    '48:32 lambda_go_sdk@4.0.320: these docs describe 4.0.319',
    '52:5 remotion_lambda@4.0.320: these docs describe 4.0.319',
    '55:7 @remotion/rive@4.0.383: these docs describe 4.0.319',
    '55:59 remotion-dev/remotion@4.0.383: these docs describe 4.0.319',
  ]);
});

test('flags that arrive as what the option needs give no findings', async () => {
  expect((await check(fixture('right-flags'))).findings).toEqual([]);
});

test('a value that arrives as something else is found wherever a page writes it, with what to write', async () => {
  expect((await check(fixture('wrong-flags'))).findings).toEqual([
    '6:1 --enable-folder-expiry reads =true as text, not as a boolean: write --enable-folder-expiry instead',
    '7:1 --enable-folder-expiry takes the word "src/index.ts" as its value, as text: put it last, or before another flag',
    '8:1 --enable-multiprocess-on-linux reads =false as text, not as a boolean: write --no-enable-multiprocess-on-linux instead',
    '9:1 --no-open takes no value: write --no-open or leave it out',
    '10:1 --jpeg-quality is rejected: JPEG Quality option must be between 0 and 100.',
    '10:1 --audio-bitrate needs a value',
    '11:1 --crf is not a flag of remotion still',
    '12:1 --all-regions reads =false as text, not as a boolean: write --no-all-regions instead',
    '16:1 --crf needs a number',
    '20:1 remotion rendr is not a command',
    '21:1 --codec is one of h264, h265, vp8, vp9, mp3, aac, wav, prores, h264-mkv, h264-ts, gif',
    '25:1 --glx is not a flag of remotion render',
    '28:24 --enable-folder-expiry reads =true as text, not as a boolean: write --enable-folder-expiry instead',
    '28:61 --jpeg-qualty is not a flag: write --jpeg-quality',
    '28:88 --frame stops the render with the advice to use --frames',
    '32:3 --delete-after is not a flag of remotion … sites create',
    '33:3 --scale needs a number',
  ]);
});

test('every package of the toolkit is named with the version of this site', async () => {
  expect(TOOLKIT_VERSION).toBe(manifest.version);
  const page = readFileSync(resolve(ROOT, 'docs/gif/index.mdx'), 'utf8');
  expect((await check(page)).findings).toEqual([]);
  const installed = manifest.devDependencies['@remotion/gif'];
  expect((await check(page.replace('gif@4.0.319', `gif@${installed}`))).findings).toEqual([
    expect.stringContaining(`@remotion/gif@${installed}: these docs describe 4.0.319`),
  ]);
});

test('a statement names the version that it was tried with', async () => {
  const statement = 'At 4.0.319, the prop has no effect.\n';
  const installed = manifest.devDependencies['@remotion/gif'];
  expect((await check(statement, 'docs/gif/gif.mdx')).findings).toEqual([
    `1:1 @remotion/gif is installed at ${installed}: say what was tried, at [${installed}](/docs/contributing/docs#versions)`,
  ]);
  expect((await check(statement, 'docs/sequence.mdx')).findings).toEqual([]);
  expect((await check(statement, 'docs/media-parser/fields.mdx')).findings).toEqual([]);
  expect((await check(statement, 'docs/lambda/go.mdx')).findings).toEqual([]);
  const tried = (version: string) =>
    `At [${version}](/docs/contributing/docs#versions), the prop has no effect.\n`;
  expect((await check(tried(installed), 'docs/gif/gif.mdx')).findings).toEqual([]);
  expect((await check(tried('4.0.300'), 'docs/gif/gif.mdx')).findings).toEqual([
    '1:4 no package is installed at 4.0.300',
  ]);
});

test('a sentence, a cell or a name with another version is found, unless something has changed since it', async () => {
  const findings = async (text: string) =>
    (await check(`${text}\n`, 'docs/sequence.mdx')).findings.map(
      (finding) => finding.split(':')[1]?.split(' ')[1],
    );
  for (const version of ['4.0.318', '4.0.320', '4.1.319', '3.0.319', '4.0.31']) {
    expect(await findings(`At ${version}, the prop has no effect.`)).toEqual([version]);
    expect(await findings(`| known at ${version} |`)).toEqual([version]);
    expect(await findings(`On Linux, ${version} needs glibc.`)).toEqual([version]);
  }
  expect(await findings('`npx remotion upgrade --version=4.0.318`')).toEqual(['4.0.318']);
  expect(await findings('`remotion-render-4-0-318-mem2048mb`')).toEqual(['4-0-318']);
  expect(await findings('`npx create-video@4.0.320`')).toEqual(['create-video@4.0.320']);
  const right = [
    'At 4.0.319, the prop has no effect. It is called `remotion-render-4-0-319-mem2048mb`.',
    'Since 4.0.258, before version 4.0.111, from 4.0.274 to 4.0.288; removed in **4.0.228**.',
    'Upgrade to 4.0.289 or later; buckets of 3.3.12 or earlier; added in 4.0.291. `npx create-video@latest`. Chrome 133.0.6943.141.',
    'At [4.0.320](/docs/contributing/docs#versions), it throws; 4.0.320 has no option for that.',
    '<Since version="4.0.120" />',
  ];
  expect(await findings(right.join('\n\n'))).toEqual([]);
});

test('the guide to this site says which packages the checks use at a later version', () => {
  const guide = readFileSync(resolve(ROOT, 'docs/contributing/docs.mdx'), 'utf8');
  const rows = [...guide.matchAll(/^\| (4\.0\.\d+) +\| (.+?) +\|$/gmu)];
  const listed = rows.flatMap(([, version = '', names = '']) =>
    names.split(', ').map((name) => [name.replaceAll('`', ''), version]),
  );
  const installed = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  expect(Object.fromEntries(listed)).toEqual(
    Object.fromEntries(
      installed.filter(
        ([name, version]) =>
          (name === 'remotion' || name.startsWith('@remotion/')) && version !== manifest.version,
      ),
    ),
  );
});

test('the guide to this site runs scripts of this site', async () => {
  const text = '```bash\nnpm run check:links\nnpm run check:lunks\n```\n';
  expect((await check(text, 'docs/contributing/docs.mdx')).findings).toEqual([
    expect.stringMatching(/^3:1 npm run check:lunks: /u),
  ]);
  expect((await check(text)).findings).toHaveLength(2);
});

test('a flag that changes on a real page is found', async () => {
  const page = readFileSync(resolve(ROOT, 'docs/terminology/concurrency.mdx'), 'utf8');
  expect((await check(page)).findings).toEqual([]);
  const changed = page.replace('out/video.mp4 --concurrency=4', 'out/video.mp4 --concurency=4');
  expect((await check(changed)).findings).toEqual([
    expect.stringContaining('--concurency is not a flag of remotion render'),
  ]);
});

test('a shell block is split into words as a shell does', () => {
  expect(readShell('A=1 $ one \'two three\' --x="4 5" # six\n\ntwo \\\n  lines | three')).toEqual([
    {words: ['one', 'two three', '--x=4 5'], line: 1},
    {words: ['two', 'lines'], line: 3},
    {words: ['three'], line: 4},
  ]);
});
