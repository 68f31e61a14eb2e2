import {resolve} from 'node:path';
import {expect, test} from '@playwright/test';

import {claimsIn} from '../../../scripts/lib/stated/claims';
import {checkStated} from '../../../scripts/lib/stated/checkStated';
import {isInCode, LEDGER} from '../../../scripts/lib/stated/ledger';
import {LIMIT_PROBES, limitProbe} from '../../../scripts/lib/stated/limits';
import {isSameType, returnTypeOf} from '../../../scripts/lib/stated/types';
import {readDocs} from '../../../src/content/inventory';
import {parsePage, readPageWithParts} from '../../../src/content/page';

// The first test of a run may have to read the toolkit's types, which takes a while.
test.describe.configure({timeout: 180_000});

const ROOT = resolve(__dirname, '../../..');

const findingsOf = async (file: string, text: string): Promise<string[]> => {
  const [outcome] = await checkStated(ROOT, [await parsePage(file, text)]);
  return (outcome?.findings ?? []).map(({message, todo = ''}) => `${message} — ${todo}`);
};

test('each phrasing of a default, a range and a list is read', () => {
  const defaultsOf = (text: string) =>
    claimsIn(text).flatMap((claim) => (claim.kind === 'default' ? claim.value : []));
  expect(defaultsOf('Type `number`, default `30000`. More.')).toEqual(['30000']);
  expect(defaultsOf('Default: `1`.')).toEqual(['1']);
  expect(defaultsOf("By default, it's `out`.")).toEqual(['out']);
  expect(defaultsOf('Defaults to 2,048.')).toEqual(['2048']);
  expect(defaultsOf('`png` (default) or `jpeg`.')).toEqual(['png']);
  expect(defaultsOf('The default of `other` is shown, as are default props.')).toEqual([]);
  expect(claimsIn('Type `number`, greater than 0 and at most 16.')).toEqual([
    {
      kind: 'range',
      min: 0,
      max: 16,
      isAbove: true,
      isWhole: false,
      words: 'greater than 0 and at most 16',
    },
    {kind: 'type', type: 'number', words: 'Type `number`'},
  ]);
  expect(claimsIn('Called with the progress, from 0 to 1.')).toEqual([]);
  expect(claimsIn('`error`, `warn` or `info`.')).toMatchObject([
    {kind: 'values', values: ['error', 'warn', 'info']},
  ]);
});

test('types are the same in any order, with any quotes, and for any name that has them', () => {
  const aliasOf = (name: string): string | undefined =>
    name === 'Format' ? "'png' | 'jpeg'" : undefined;
  expect(isSameType("'jpeg' | 'png' | null", '"png" | "jpeg"', aliasOf)).toBe(true);
  expect(isSameType('Format', "'png' | 'jpeg'", aliasOf)).toBe(true);
  expect(isSameType('string', "'png' | 'jpeg'", aliasOf)).toBe(true);
  expect(isSameType('Credentials', 'Credentials<Aws>', aliasOf)).toBe(true);
  expect(isSameType("'png'", 'Format', aliasOf)).toBe(false);
  expect(isSameType('number[]', 'string[]', aliasOf)).toBe(false);
  expect(isSameType('number', '(frame: number) => void', aliasOf)).toBe(false);
  expect(isSameType('number[]', 'Unknown', aliasOf)).toBe(false);
  expect(isSameType('number', 'Unknown', aliasOf)).toBe(undefined);
  expect(returnTypeOf('get(call: () => void, {a}: {a: number}): Promise<string>')).toBe(
    'Promise<string>',
  );
});

/** Pages, a sentence in them, what someone could write instead, and a part of the finding. */
const MUTATIONS: readonly [file: string, from: string, to: string, finding: string][] = [
  ['docs/spring.mdx', 'Default: `0.005`', 'Default: `0.05`', 'the installed code has `0.005`'],
  ['docs/player/api.mdx', 'a positive integer', 'at least 2', '1 is accepted'],
  ['docs/lambda/presignurl.mdx', 'from 1 to 604800', 'from 1 to 86400', '86401 is accepted'],
  ['docs/renderer/render-media.mdx', 'at most 16', 'at most 32', '32 throws'],
  ['docs/cli/render.mdx', 'default `30000`', 'default `20000`', 'the installed code has `30000`'],
  ['docs/config.mdx', 'from 1 to 65535', 'from 1024 to 65535', '1023 is accepted'],
  ['docs/cli/render.mdx', '`chrome-for-testing`', '`chrome`', 'given the value `chrome`'],
  [
    'docs/get-waveform-portion.mdx',
    'in seconds',
    'in frames',
    'the unit of `startTimeInSeconds` is given as "in frames" — its name says seconds',
  ],
  ['docs/cli/render.mdx', 'At least 7000', 'At least 8000', '8000'],
  ['docs/lambda/rendermediaonlambda.mdx', 'at least 4', 'at least 5', '4 is accepted'],
  ['docs/lambda/rendermediaonlambda.mdx', 'At most 1,024', 'At most 1,000', '1001 is accepted'],
  ['docs/layout-utils/fill-text-box.mdx', 'at least 1', 'at least 2', '1 is accepted'],
  [
    'docs/whisper-web/transcribe.mdx',
    'at most 16',
    'at most 8',
    'the installed code has it at most 16',
  ],
  [
    'docs/lambda/cli/sites/create.mdx',
    '`public` (default) or `no-acl`',
    '`public` (default), `private` or `no-acl`',
    '`--privacy` is given the value `private`',
  ],
  [
    'docs/cli/upgrade.mdx',
    '`npm`, `pnpm`, `yarn` or `bun`',
    '`npm`, `pnpm`, `deno` or `bun`',
    'is given the value `deno`',
  ],
  ['docs/config.mdx', '`null`, the default', '`undefined`, the default', 'has `null`'],
  ['docs/get-waveform-portion.mdx', 'A `number`', 'A `string`', 'is given as `string`'],
  ['docs/shapes/make-rect.mdx', 'Type `number`', 'Type `string`', 'the types have `number`'],
  [
    'docs/studio/get-static-files.mdx',
    'Type `number`',
    'Type `boolean`',
    'the type of `sizeInBytes` is given as `boolean`',
  ],
  [
    'docs/renderer/combine-chunks.mdx',
    "'warn' | 'error'`",
    "'warn'`",
    "the type of `logLevel` is given as `'trace' | 'verbose' | 'info' | 'warn'`",
  ],
  [
    'docs/renderer/combine-chunks.mdx',
    "| 'error'`",
    "| 'error' | 'none'`",
    "'error' | 'none'` — the types have",
  ],
  ['docs/cli/render.mdx', 'Type `number`', 'Type `string`', 'the types have `number`'],
  ['docs/config.mdx', 'Type `boolean`', 'Type `string`', 'the types have `boolean`'],
  [
    'docs/webcodecs/can-copy-video-track.mdx',
    'A `boolean`',
    'A `string`',
    'the return value is given as "A `string`"',
  ],
  [
    'docs/staticfile.mdx',
    'A `string`',
    'A promise of a `string`',
    'the return value is given as "A promise of a `string`"',
  ],
  ['docs/shapes/rect.mdx', 'default `null`', 'default `10`', 'the installed code has `null`'],
];

for (const [file, from, to, finding] of MUTATIONS) {
  test(`"${to}" in place of "${from}" is found on ${file}`, async () => {
    const {text} = await readPageWithParts(ROOT, file);
    expect(text).toContain(from);
    expect(await findingsOf(file, text)).toEqual([]);
    expect(await findingsOf(file, text.replace(from, to))).toContainEqual(
      expect.stringContaining(finding),
    );
  });
}

test('a statement that nothing decides has its reason', async () => {
  const pages = readDocs(ROOT).map(({file}) => readPageWithParts(ROOT, file));
  const outcomes = await checkStated(ROOT, await Promise.all(pages));
  const reasons = outcomes.flatMap(({page, reasons: list}) =>
    list.map((reason) => `${page}: ${reason}`),
  );
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.filter((reason) => reason.endsWith('no reason given'))).toEqual([]);
});

test('each listed statement has its line of code in the installed packages', () => {
  const missing = LEDGER.filter((entry) => !isInCode(ROOT, entry));
  expect(missing.map(({option}) => option.source)).toEqual([]);
});

test('a module that another release lacks has no code, and the probe names it in one line', async () => {
  const [entry] = LEDGER;
  expect(entry && isInCode(ROOT, {...entry, file: 'remotion/dist/cjs/gone.js'})).toBe(false);
  const elsewhere = resolve(ROOT, 'tests/fixtures');
  expect(await limitProbe(elsewhere, 'docs/still.mdx', 'scale')?.(1)).toBe(
    "@remotion/renderer/dist/validate-scale.js isn't in the installed packages",
  );
});

test('each probe of a limit belongs to an option of a page', async () => {
  const pages = await Promise.all(readDocs(ROOT).map(({file}) => readPageWithParts(ROOT, file)));
  const unused = LIMIT_PROBES.filter(
    ({options, pages: where}) =>
      !pages.some(
        ({file, text}) =>
          where.test(file) && options.some((option) => text.includes(`\`${option}`)),
      ),
  );
  expect(unused.map(({options}) => options[0])).toEqual([]);
});
