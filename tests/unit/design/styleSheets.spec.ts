import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {colorLiterals, importantRules, rulesOf, styleSheets, usedTokens} from './css';
import {readTokens} from './tokens';

const root = path.resolve(__dirname, '../../..');
const sheets = styleSheets(root, 'src');

/** The files that hold the colors. */
const palettes = ['src/css/tokens.css', 'src/css/print.css'];

const stage = 'a video has the same ground in both schemes, and so has what stands on it';

/** Where else a color may be written out, and why. */
const exceptions: {file: string; selector: string; reason: string}[] = [
  {file: 'src/components/docs/Demo/styles.module.css', selector: '.stage', reason: stage},
  {file: 'src/components/docs/Demo/styles.module.css', selector: '.failure', reason: stage},
];

test('the style sheets are found', () => {
  expect(sheets.map(({file}) => file)).toEqual(
    expect.arrayContaining([...palettes, ...exceptions.map(({file}) => file)]),
  );
});

test('no rule is !important', () => {
  expect(
    sheets.flatMap(({file, css}) => importantRules(css).map((selector) => `${file} ${selector}`)),
  ).toEqual([]);
});

test('colors are written out in the tokens only', () => {
  const literals = sheets
    .filter(({file}) => !palettes.includes(file))
    .flatMap(({file, css}) => colorLiterals(css).map((found) => ({file, ...found})));
  const isExcepted = (place: {file: string; selector: string}): boolean =>
    exceptions.some(({file, selector}) => file === place.file && selector === place.selector);
  expect(literals.filter((found) => !isExcepted(found))).toEqual([]);

  const unneeded = exceptions.filter(
    ({file, selector}) =>
      !literals.some((found) => found.file === file && found.selector === selector),
  );
  expect(unneeded).toEqual([]);
});

test('every token that is used exists', () => {
  const {light} = readTokens(fs.readFileSync(path.join(root, 'src/css/tokens.css'), 'utf8'));
  expect(
    sheets.flatMap(({file, css}) =>
      usedTokens(css)
        .filter((name) => !light.has(name))
        .map((name) => `${file} ${name}`),
    ),
  ).toEqual([]);
});

test('a style sheet is taken apart, whatever is nested in what', () => {
  expect(
    rulesOf(`
      /* .z { color: red } */
      .a,
      .b { color: red; .c & { color: blue } margin: 0 }
      @media print { .d { color: green } }
    `).map(({selector, declarations}) => [selector, declarations.trim().replaceAll(/\s+/g, ' ')]),
  ).toEqual([
    ['.c &', 'color: blue'],
    ['.a, .b', 'color: red;; margin: 0'],
    ['.d', 'color: green'],
    ['@media print', ';'],
  ]);
});

test('colors that are written out are noticed', () => {
  expect(
    colorLiterals(`
      .a { color: #fff; background: linear-gradient(rgb(0 0 0 / 5%), #12345678) }
      @media print { .b:hover { border: 1px solid oklch(40% 0.2 20) } }
      .c { --x: rgba(var(--r), 0, 0) }
    `),
  ).toEqual([
    {selector: '.a', color: '#fff'},
    {selector: '.a', color: 'rgb(0 0 0 / 5%)'},
    {selector: '.a', color: '#12345678'},
    {selector: '.b:hover', color: 'oklch(40% 0.2 20)'},
    {selector: '.c', color: 'rgba(var(--r), 0, 0)'},
  ]);
  expect(
    colorLiterals(`
      /* #fff */
      #facade { color: var(--site-text); fill: currentcolor; background: transparent }
      .a { color: color-mix(in srgb, currentcolor 45%, transparent); mask: url('a.svg#fff') }
    `),
  ).toEqual([]);
});

test('!important is noticed', () => {
  expect(importantRules('.a { color: red !important } .b { color: red ! IMPORTANT; }')).toEqual([
    '.a',
    '.b',
  ]);
  expect(importantRules('/* !important */ .a { color: red /* !important */ }')).toEqual([]);
});

test('tokens in use are found', () => {
  expect(
    usedTokens('.a { margin: var(--site-a) var( --site-b-2, 0) var(--site-a) var(--ifm-c) }'),
  ).toEqual(['--site-a', '--site-b-2']);
});
