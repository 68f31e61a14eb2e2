import fs from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {zColor} from '@remotion/zod-types';
import {expect, test} from '@playwright/test';
import {z} from 'zod';

import {contentFiles} from '../../../src/content/files';
import {stillFile} from '../../../scripts/lib/stills';
import {defineDemo} from '../../../src/demos/define';
import {demoIds, demosDir, demoSource} from '../../../src/demos/read';
import type * as Read from '../../../src/demos/read';
import {
  compositionProblems,
  definitionProblems,
  shownDemos,
  usageProblems,
  type AnyDefinition,
} from './demoProblems';
import {webpSize} from './webpSize';

const root = path.resolve(__dirname, '../../..');
const ids = demoIds(root);

/** Loads a module as Docusaurus loads the site's configuration. */
const load = async (file: string): Promise<unknown> => loadFreshModule(path.join(root, file));

const pages = contentFiles(root).map((file) => ({
  file,
  markdown: fs.readFileSync(path.join(root, file), 'utf8'),
}));

/** Whether a page shows a demo's code, which must then be complete. */
const isCodeShown = (id: string): boolean =>
  pages.some(({markdown}) =>
    [...markdown.matchAll(new RegExp(`<Demo id="${id}"[^>]*>`, 'g'))].some(
      ([tag]) => !tag.includes('withoutCode'),
    ),
  );

test('there are demos, each a folder of two files, and parts where pages show the code', () => {
  expect(ids.length).toBeGreaterThan(30);
  for (const id of ids) {
    const files = fs.readdirSync(path.join(demosDir(root), id)).sort();
    expect(
      files.filter((file) => file !== 'parts.tsx'),
      id,
    ).toEqual(['composition.tsx', 'demo.ts']);
    expect(files.length === 2 || !isCodeShown(id), id).toBe(true);
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  }
});

for (const id of ids) {
  test(`the demo ${id}`, async () => {
    const definition = (await load(`src/demos/${id}/demo.ts`)) as {default: AnyDefinition};
    expect(definitionProblems(definition.default)).toEqual([]);
    const problems = compositionProblems(demoSource(root, id));
    const isParts = (problem: string): boolean => /^imports \.[\w./-]*\/parts$/.test(problem);
    expect(isCodeShown(id) ? problems : problems.filter((item) => !isParts(item))).toEqual([]);

    const {readDemo} = (await load('src/demos/read.ts')) as typeof Read;
    const data = readDemo(root, id);
    expect(data).toMatchObject({id, defaultProps: definition.default.defaultProps});
    expect(data.controls.map(({name}) => name)).toEqual(Object.keys(data.defaultProps));
    // The page gets the data as an attribute.
    expect(JSON.parse(JSON.stringify(data))).toEqual(data);

    const still = stillFile(root, id);
    if (fs.existsSync(still)) {
      const {width, height} = data;
      expect(webpSize(fs.readFileSync(still))).toEqual({width, height});
    }
  });
}

test('the composition in the sample of the Player page is the one that plays above it', () => {
  // Lines of pages are shorter, so the formatter breaks the same code elsewhere.
  const tokens = (code: string): string => code.replaceAll(/[\s,]/g, '');
  const source = fs.readFileSync(path.join(root, 'src/pages/player.mdx'), 'utf8');
  expect(shownDemos(source)).toContain('player-greeting');
  expect(tokens(source)).toContain(tokens(demoSource(root, 'player-greeting')));
});

test('every demo is shown on a page, and every demo shown exists', () => {
  expect(usageProblems(ids, pages)).toEqual([]);
});

test.describe('a definition', () => {
  const good = defineDemo({
    title: 'Bars of a chart',
    alt: 'Four blue bars of growing height on a dark ground.',
    width: 1280,
    height: 720,
    fps: 30,
    durationInFrames: 90,
    stillFrame: 89,
    schema: z.object({bars: z.number().min(1).max(9).step(1), color: zColor()}),
    defaultProps: {bars: 4, color: '#4f7cff'},
  }) as unknown as AnyDefinition;

  test('that is right passes', () => {
    expect(definitionProblems(good)).toEqual([]);
    expect(definitionProblems({...good, schema: z.object({}), defaultProps: {}})).toEqual([]);
  });

  for (const [name, change, problems] of [
    [
      'whose defaults do not fit',
      {defaultProps: {bars: 10, color: 'blueish'}},
      [
        'defaultProps.bars: Number must be less than or equal to 9',
        'defaultProps.color: Invalid color',
      ],
    ],
    [
      'whose defaults have a field too many',
      {defaultProps: {bars: 1, color: 'red', speed: 1}},
      ["defaultProps: Unrecognized key(s) in object: 'speed'"],
    ],
    [
      'whose still is after the end',
      {stillFrame: 90},
      ['stillFrame 90 is not one of the 90 frames'],
    ],
    [
      'whose still is not a frame',
      {stillFrame: 0.5},
      ['stillFrame 0.5 is not one of the 90 frames'],
    ],
    ['without a size', {width: 0}, ['width is not a positive integer']],
    ['with a broken frame rate', {fps: 29.97}, ['fps is not a positive integer']],
    [
      'with five controls',
      {
        schema: z.object(
          Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, z.boolean()])),
        ),
        defaultProps: {a: true, b: true, c: true, d: true, e: true},
      },
      ['has 5 controls, more than 4'],
    ],
    ['with a short alt', {alt: 'Four bars.'}, ['alt has 10 characters, fewer than 30']],
    [
      'with an alt that is not a sentence',
      {alt: 'Four blue bars of growing height'},
      ['alt is not a sentence that ends with a period'],
    ],
    ['with a title that is a sentence', {title: 'Bars.'}, ['the title is not a short name']],
  ] as const) {
    test(`${name} is noticed`, () => {
      expect(definitionProblems({...good, ...change})).toEqual(problems);
    });
  }
});

test.describe('a composition', () => {
  const good = [
    "import {Circle} from '@remotion/shapes';",
    "import React from 'react';",
    "import {AbsoluteFill, random} from 'remotion';",
    '',
    'type Props = {seed: string};',
    'export type Other = Props;',
    '// Not Math.random(): it differs in each frame.',
    'const Inner = () => <Circle radius={1} />;',
    'export const Outer: React.FC<Props> = ({seed}) => <AbsoluteFill>{random(seed)}<Inner /></AbsoluteFill>;',
  ].join('\n');

  test('that is right passes', () => {
    expect(compositionProblems(good)).toEqual([]);
    expect(compositionProblems('export function A() {\n  return null;\n}')).toEqual([]);
  });

  test('that holds the clock may wait', () => {
    const waits = 'const {delayPlayback} = useBufferState();\nsetTimeout(delayPlayback, 1);';
    expect(compositionProblems(`${good}\n${waits}`)).toEqual([]);
  });

  for (const [name, change, problems] of [
    ['that imports its neighbor', "import {a} from './a';", ['imports ./a']],
    ['that imports a package', "import clsx from 'clsx';", ['imports clsx']],
    ['that imports later', "const a = () => import('react');", ['imports with import()']],
    ['that requires', "const a = require('react');", ['imports with require()']],
    ['that is random', 'const a = () => Math.random();', ['calls Math.random()']],
    ['that asks for the time', 'const a = Date.now() + 1;', ['calls Date.now()']],
    ['that reads the clock', 'const a = new Date();', ['reads the clock with new Date()']],
    ['that loads data', "window.fetch('/a');", ['calls window.fetch()']],
    ['that waits', 'setTimeout(Inner, 1);', ['calls setTimeout()']],
    [
      'with a second export',
      'export const size = 1;',
      ['exports Outer, size instead of one component'],
    ],
    [
      'with a default export',
      'export default Inner;',
      ['exports Outer, default instead of one component'],
    ],
  ] as const) {
    test(`${name} is noticed`, () => {
      expect(compositionProblems(`${good}\n${change}`)).toEqual(problems);
    });
  }

  test('without an export, or with one that is no component, is noticed', () => {
    expect(compositionProblems('const A = () => null;')).toEqual([
      'exports nothing instead of one component',
    ]);
    expect(compositionProblems('export const a = () => null;')).toEqual([
      'exports a, which is not a name of a component',
    ]);
    expect(compositionProblems('class A {}\nexport {A};')).toEqual([
      'its export is not found: write export const A = …',
    ]);
  });
});

test('uses in a page are found, but not in its samples', () => {
  const page = [
    '<Demo id="one" wide />',
    '<Demo wide id="two" />',
    'Write `<Demo id="three" />`:',
    '```mdx',
    '<Demo id="four" />',
    '```',
    '<Demonstration id="five" />',
  ].join('\n');
  expect(shownDemos(page)).toEqual(['one', 'two']);
});

test('demos without a page and pages without a demo are noticed', () => {
  const pages = [{file: 'docs/a.mdx', markdown: '<Demo id="a" />\n<Demo id="c" />'}];
  expect(usageProblems(['a', 'c'], pages)).toEqual([]);
  expect(usageProblems(['a', 'b'], pages)).toEqual([
    'no page shows src/demos/b',
    'docs/a.mdx shows the demo "c", which does not exist',
  ]);
});
