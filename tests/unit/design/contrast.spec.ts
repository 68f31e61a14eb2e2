import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {contrast, contrastProblems, readTokens, resolveToken, type Pair} from './tokens';

const root = path.resolve(__dirname, '../../..');

/** Every color of `colors` on every one of `grounds`. */
const pairs = (least: number, colors: readonly string[], grounds: readonly string[]): Pair[] =>
  grounds.flatMap((on) => colors.map((color) => ({color, on, least})));

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
  callouts: callouts.flatMap((kind) =>
    pairs(text, [`${kind}-text`, 'text', 'link', 'link-hover'], [`${kind}-bg`]),
  ),
  // A printed signature has no ground of its own and stands on the page.
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

test('every color that a token may have is computed', () => {
  expect(contrast('#000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777', '#fff')).toBeCloseTo(4.478, 3);
  expect(contrast('#fff', '#777')).toBe(contrast('#777', '#fff'));
  expect(contrast('#1a2b3c', '#1a2b3c')).toBe(1);
  for (const value of ['white', '#ffff', 'rgb(0 0 0 / 50%)', '#12', '']) {
    expect(() => contrast(value, '#fff')).toThrow(`${value} is no color such as #1a2030.`);
  }
});

test.describe('on a small file of tokens', () => {
  const {light, dark} = readTokens(`
    /* --site-text: #fff; */
    :root {
      --site-ink: #777;
      --site-page: #fff;
      --site-text: var(--site-muted);
      --site-muted: var(--site-ink);
      --site-faint: var(--site-nothing);
      --site-round: var(--site-trip);
      --site-trip: var(--site-round);
    }
    [data-theme='dark'] {
      --site-ink: #767676;
    }
    @media (prefers-reduced-motion: reduce) {
      :root {
        --site-ink: #000;
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

  test('the dark scheme has its own values, and the light ones where it sets none', () => {
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
      "Tokens stand in :root and [data-theme='dark'], not in .a.",
    );
  });
});
