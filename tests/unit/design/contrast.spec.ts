import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {contrast, contrastProblems, readTokens, resolveToken, type Pair} from './tokens';

const root = path.resolve(__dirname, '../../..');

/** Each of `colors` on each of `backgrounds`. */
const pairs = (least: number, colors: readonly string[], backgrounds: readonly string[]): Pair[] =>
  backgrounds.flatMap((on) => colors.map((color) => ({color, on, least})));

const text = 4.5;
const mark = 3;
const callouts = ['note', 'tip', 'info', 'warning', 'danger'];
const codeColors = [
  'text',
  'keyword',
  'string',
  'number',
  'comment',
  'function',
  'type',
  'tag',
  'attribute',
].map((name) => `code-${name}`);

const groups: Record<string, Pair[]> = {
  'text on surfaces': pairs(
    text,
    ['text', 'text-muted', 'link', 'link-hover', 'playhead-text'],
    ['page', 'surface', 'surface-raised'],
  ),
  'buttons and selected things': [
    ...pairs(text, ['on-accent'], ['accent', 'accent-hover']),
    ...pairs(text, ['text', 'link'], ['accent-soft']),
  ],
  announcement: pairs(text, ['announcement-text'], ['announcement-bg']),
  'Ask AI': pairs(text, ['ask-ai-text'], ['ask-ai-bg']),
  'a stage': pairs(text, ['stage-text'], ['stage-bg']),
  callouts: callouts.flatMap((kind) =>
    pairs(text, [`${kind}-text`, 'text', 'link', 'link-hover'], [`${kind}-bg`]),
  ),
  // A printed signature has no background of its own.
  code: pairs(text, codeColors, [
    'code-bg',
    'code-marked-bg',
    'code-added-bg',
    'code-removed-bg',
    'page',
  ]),
  'captions and buttons of code': pairs(text, ['text', 'text-muted', 'playhead-text'], ['code-bg']),
  'marks and borders of controls': pairs(
    mark,
    ['line-strong', 'accent', 'playhead', 'focus'],
    ['page'],
  ),
};

const schemes = readTokens(fs.readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8'));

for (const scheme of ['light', 'dark'] as const) {
  for (const [group, list] of Object.entries(groups)) {
    test(`${scheme}: ${group} can be read`, () => {
      expect(contrastProblems(schemes[scheme], list)).toEqual([]);
    });
  }
}

test('contrast is computed from hexadecimal colors, and other values are errors', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.478, 3);
  expect(contrast('#fff', '#777')).toBe(contrast('#777', '#fff'));
  expect(contrast('#1a2b3c', '#1a2b3c')).toBe(1);
  for (const value of ['white', '#ffff', 'rgb(0 0 0 / 50%)', '#12', '']) {
    expect(() => contrast(value, '#fff')).toThrow(`${value} is not a color such as #1a2030.`);
  }
});

test.describe('on a small file of tokens', () => {
  const {light, dark} = readTokens(`
    /* --site-text: #fff; */
    :root {
      --site-ink-1: #777;
      --site-ink-2: #767676;
      --site-page: #fff;
    }

    :root,
    [data-theme='dark'] {
      --site-text: var(--site-muted);
      --site-muted: light-dark(var(--site-ink-1), var(--site-ink-2));
      --site-faint: var(--site-nothing);
      --site-round: var(--site-trip);
      --site-trip: var(--site-round);
    }
    @media (prefers-reduced-motion: reduce) {
      :root {
        --site-ink-1: #000;
      }
    }
  `);
  const textOnPage = (least: number): Pair[] => [{color: 'text', on: 'page', least}];

  test('a pair that is too faint is noticed', () => {
    expect(contrastProblems(light, textOnPage(4.5))).toEqual([
      'text (#777) on page (#fff): 4.48, less than 4.5',
    ]);
    expect(contrastProblems(light, textOnPage(4.4))).toEqual([]);
  });

  test('each scheme has its own values, or the same one', () => {
    expect(contrastProblems(dark, textOnPage(4.5))).toEqual([]);
    expect(resolveToken(dark, '--site-text')).toBe('#767676');
    expect(resolveToken(dark, '--site-page')).toBe('#fff');
    expect(resolveToken(light, '--site-text')).toBe('#777');
  });

  test('a missing color is an error', () => {
    expect(() => contrastProblems(light, [{color: 'link', on: 'page', least: 3}])).toThrow(
      'There is no --site-link.',
    );
    expect(() => resolveToken(light, '--site-faint')).toThrow(
      'There is no --site-nothing, used by --site-faint.',
    );
  });

  test('a color without an end is an error', () => {
    expect(() => resolveToken(light, '--site-round')).toThrow(
      '--site-round → --site-trip → --site-round has no end.',
    );
  });

  test('tokens elsewhere are an error', () => {
    expect(() => readTokens('.a {--site-text: #000}')).toThrow(
      "Tokens belong in :root and in :root, [data-theme='dark'], not in .a.",
    );
  });

  test('a meaning that writes out a color is an error', () => {
    const meaning = (value: string): string =>
      `:root,\n[data-theme='dark'] {--site-text: ${value}}`;
    for (const value of ['#000', 'light-dark(var(--site-ink-0), rgb(0 0 0 / 50%))']) {
      expect(() => readTokens(meaning(value))).toThrow(
        `--site-text writes out a color (${value}); use a color of the scale.`,
      );
    }
  });
});
