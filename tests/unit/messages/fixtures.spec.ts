import {readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

import {checkMessages} from '../../../scripts/lib/messages/checkMessages';
import {parsePage} from '../../../src/content/page';

const ROOT = resolve(__dirname, '../../..');

const CURE =
  'name another origin in parentheses, as in (Chrome), or in the fence, as in origin="Chrome"';

const check = async (text: string): Promise<{compared: number; findings: string[]}> => {
  const [outcome] = checkMessages(ROOT, [await parsePage('page.mdx', text)]);
  return {
    compared: outcome?.compared ?? 0,
    findings: (outcome?.findings ?? []).map(
      ({line, column, message}) => `${line}:${column} ${message}`,
    ),
  };
};

const fixture = (name: string): string =>
  readFileSync(resolve(ROOT, 'tests/fixtures/messages', `${name}.mdx`), 'utf8');

test('messages that packages print give no findings', async () => {
  expect(await check(fixture('right'))).toEqual({compared: 7, findings: []});
});

test('a message that no package prints is found, with the nearest one', async () => {
  expect((await check(fixture('wrong'))).findings).toEqual([
    '39:3 "Failed to ftech" (Chrome) has ftech, which no other text contains: correct it, or add it to cspell-words.txt',
    `7:1 no installed package prints "Maximum for --concurrency is 2 (number of threads on this system)": the nearest is "Maximum for --concurrency is … (number of cores on this system)" in @remotion/renderer; ${CURE}`,
    `16:3 no installed package prints "input must not be undefined": the nearest is "input can not be undefined" in remotion; ${CURE}`,
    `17:5 no installed package prints "inputRange must be strictly … decreasing but …": the nearest is "inputRange must be strictly monotonically non-decreasing but got […]" in @remotion/animation-utils; ${CURE}`,
    expect.stringMatching(/^18:3 no installed package prints "Refused to load the moon"/u),
    expect.stringMatching(/^20:23 no installed package prints ""fps" must be negative/u),
    expect.stringMatching(/^33:15 no installed package prints "Composition … was not found/u),
    expect.stringMatching(/^37:3 no installed package prints "outputRange may contain only/u),
    expect.stringMatching(/^38:3 "staticFile\(\) does .* has lgoo, which no package prints/u),
    expect.stringMatching(/^22:5 "input can not be undefinde" is nearly "input can not be/u),
    expect.stringMatching(/^23:32 "inputRange must contain only numbrs" is nearly "/u),
    expect.stringMatching(/^27:23 "Maximum .* on the system\)" is nearly ".* on this system\)"/u),
    expect.stringMatching(/^31:5 "inputRange must have at last 2 elements" is nearly "/u),
  ]);
});

test('a word that changes in the messages of a real page is found', async () => {
  const page = readFileSync(resolve(ROOT, 'docs/interpolate.mdx'), 'utf8');
  expect((await check(page)).findings).toEqual([]);
  const changed = page.replace('inputRange must have at least 2', 'inputRange must have at most 2');
  expect((await check(changed)).findings).toEqual([
    expect.stringContaining('the nearest is "inputRange must have at least 2 elements"'),
  ]);
});
