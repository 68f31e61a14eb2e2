import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {statedDefault} from '../../../src/toolkit-api/pages/options';
import {parsePage} from '../../../src/content/page';
import {apiPage, optionsOf} from '../../../src/toolkit-api/pages/apiPage';
import {loadModel} from '../../../src/toolkit-api/loadApi';
import {compare, compareFixture, lines, readFixtureToolkit, ROOT} from './toolkit';

const model = readFixtureToolkit();

for (const name of ['pass/play', 'pass/show']) {
  test(`${name} has no findings`, async () => {
    expect(await compareFixture(name, model)).toEqual([]);
  });
}

test('an unknown export is found, with a suggestion', async () => {
  expect(await compareFixture('fail/unknown-export', model)).toEqual([
    'docs/unknown-export.mdx:5 `remotion#plya` is not exported — did you mean remotion#play?',
  ]);
});

test('a missing option is found, at the section or at its parent', async () => {
  expect(await compareFixture('fail/missing-option', model)).toEqual([
    "docs/missing-option.mdx:8 `mode` of play has no heading — add \"### `mode?`\" ('fit' | 'fill')",
    'docs/missing-option.mdx:14 `config.mass` of play has no heading — add "#### `mass?`" below "### `config?`"',
  ]);
});

test('a phantom option is found, at each level', async () => {
  const known =
    'correct the name or remove the heading; the types have `options`, `src`, `later?`, `delay?`, `mode?`, `config?`, `onDone?`';
  expect(await compareFixture('fail/phantom-option', model)).toEqual([
    `docs/phantom-option.mdx:16 \`speed\` is not an option of play() — ${known}`,
    'docs/phantom-option.mdx:18 `later` is newer than 4.0.319 (available from 99.0.0) — remove the heading',
    `docs/phantom-option.mdx:20 \`_internal\` is not an option of play() — ${known}`,
    `docs/phantom-option.mdx:26 \`config.stiffness\` is not an option of play() — ${known}`,
    'docs/phantom-option.mdx:30 `gravity` is not an option of `config` — correct the name or remove the heading; the types have `damping?`, `mass?`',
    'docs/phantom-option.mdx:40 `error` is not an option of the return value of play() — correct the name or remove the heading; the types have `frames`, `stop`',
  ]);
});

test('a wrong question mark is reported', async () => {
  expect(await compareFixture('fail/wrong-mark', model)).toEqual([
    'docs/wrong-mark.mdx:10 `src` is required in the types — write the heading as `src`',
    'docs/wrong-mark.mdx:12 `delay` is optional in the types — write the heading as `delay?`',
    'docs/wrong-mark.mdx:20 `mass` is optional in the types — write the heading as `mass?`',
  ]);
});

test('a contradicting default is found', async () => {
  expect(await compareFixture('fail/wrong-default', model)).toEqual([
    'docs/wrong-default.mdx:12 the default of `delay` is given as `10` — the toolkit has `0`: correct it',
    'docs/wrong-default.mdx:16 the default of `mode` is given as `fill` — the toolkit has `fit`: correct it',
  ]);
});

test.describe('a real page', () => {
  const file = 'docs/spring.mdx';
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const real = loadModel(ROOT, ['remotion']);
  const findings = async (changed: string): Promise<string[]> =>
    lines(compare(apiPage(await parsePage(file, changed)), real).findings);
  const lineOf = (heading: string): number => text.split('\n').indexOf(heading) + 1;

  test('is right as it is', async () => {
    expect(await findings(text)).toEqual([]);
  });

  for (const [heading, name] of [
    ['### `durationInFrames?`', 'durationInFrames'],
    ['#### `damping?`', 'damping'],
  ] as const) {
    test(`a broken ${name} is caught`, async () => {
      expect(lineOf(heading)).toBeGreaterThan(0);
      const result = await findings(text.replace(heading, heading.replace(name, `${name}s`)));
      expect(result).toHaveLength(2);
      expect(result.join('\n')).toContain(
        `${file}:${lineOf(heading)} \`${name}s\` is not an option of`,
      );
      expect(result.join('\n')).toMatch(
        new RegExp(`\`(config\\.)?${name}\` of spring has no heading`),
      );
    });
  }

  test('a default that the code contradicts is caught', async () => {
    const heading = '### `delay?`';
    expect(lineOf(heading)).toBeGreaterThan(0);
    expect(await findings(text.replace(heading, `${heading}\n\nDefault: \`12\`.`))).toEqual([
      `${file}:${lineOf(heading)} the default of \`delay\` is given as \`12\` — the toolkit has \`0\`: correct it`,
    ]);
  });
});

test('headings of options are distinguished from others', () => {
  expect(optionsOf('`src`')).toEqual([{path: ['src'], optional: false}]);
  expect(optionsOf('`width?` and `height?`')).toEqual([
    {path: ['width'], optional: true},
    {path: ['height'], optional: true},
  ]);
  expect(optionsOf('`config.damping?`')).toEqual([{path: ['config', 'damping'], optional: true}]);
  expect(optionsOf('`add(text)` <Since version="4.0.0" />')).toEqual([
    {path: ['add'], optional: false},
  ]);
  expect(optionsOf('`--props=<json>`')).toEqual([{path: ['--props'], optional: false}]);
  expect(optionsOf('When `src` is wrong')).toEqual([]);
  expect(optionsOf('Plain words')).toEqual([]);
});

test('defaults are read from prose', () => {
  expect(statedDefault('Frames. Default: `0`.')).toBe('0');
  expect(statedDefault('**Default**: `0`.')).toBe('0');
  expect(statedDefault('It defaults to `true`.')).toBe('true');
  expect(statedDefault("The default value is `'px'`.")).toBe("'px'");
  expect(statedDefault('By default the size of `source` is taken.')).toBeUndefined();
});
