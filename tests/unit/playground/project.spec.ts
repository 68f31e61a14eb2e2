import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import {deflateSync, strToU8} from 'fflate';
import {LINK_LIMIT} from 'react-docs-playground/share-links';

import {startingPoints} from '../../../src/data/starting-points';
import {demoIds} from '../../../src/demos/read';
import type * as DemoProjects from '../../../src/playground/editable/demoProjects';
import {isAvailable} from '../../../src/playground/frame/packages';
import {readProject, readProps, type Project} from '../../../src/playground/project/project';
import {packProject, unpackProject} from '../../../src/playground/project/shareLink';
import {readPictureAnswer} from '../../../src/playground/pictureAnswer';
import {readFrameMessage} from '../../../src/playground/protocol';

const root = path.resolve(__dirname, '../../..');

const project: Project = {
  title: 'Ünïcode 🎬',
  files: [
    {name: 'Title.tsx', code: 'export const Title = () => <h1>Ünïcode 🎬</h1>;'},
    {name: 'props.json', code: '{"a": 1}'},
  ],
  settings: {width: 1280, height: 720, fps: 30, durationInFrames: 90},
};

test('a link brings back what it was made of', () => {
  expect(unpackProject(packProject(project))).toEqual(project);
});

test('a link that is damaged, or holds too much, or something else, opens nothing', () => {
  const hash = packProject(project);
  const packed = (value: string): string =>
    `#code=${Buffer.from(deflateSync(strToU8(value))).toString('base64url')}`;
  for (const wrong of [
    '',
    '#code=',
    '#other',
    hash.slice(0, -20),
    `${hash}?`,
    packed('{}'),
    packed('null'),
    packed(' '.repeat(50_000_000)),
  ]) {
    expect(unpackProject(wrong), wrong.slice(0, 40)).toBeUndefined();
  }
});

test('a link holds up to a million bytes, which are read as they were', () => {
  const filled = (size: number) => {
    const file = (index: number, length: number) => ({
      name: `a${String(index)}.ts`,
      code: 'é'.repeat(length / 2),
    });
    const files = Array.from({length: 6}, (_, index) => file(index, 166_000));
    const whole = {...project, files};
    const missing = size - Buffer.byteLength(JSON.stringify(whole));
    return {
      ...whole,
      title: `${whole.title}${'a'.repeat(missing % 200)}`,
      files: [...files.slice(1), file(0, 166_000 + missing - (missing % 200))],
    };
  };
  const largest = filled(1_000_000);
  expect(Buffer.byteLength(JSON.stringify(largest))).toBe(1_000_000);
  expect(unpackProject(packProject(largest))).toEqual(largest);
  const title = `${largest.title}a`;
  expect(unpackProject(packProject({...largest, title}))).toBeUndefined();
});

test('a project from outside has the right shape', () => {
  const {settings, files} = project;
  const wrong: unknown[] = [
    undefined,
    [],
    {...project, files: []},
    {...project, title: 1},
    {...project, files: [{name: '../a.tsx', code: ''}]},
    {...project, files: [{name: 'a.html', code: ''}]},
    {...project, files: [{name: 'a.tsx', code: 'a'.repeat(100_001)}]},
    {...project, files: [...files, ...files]},
    {...project, settings: undefined},
    {...project, settings: {...settings, width: 1e9}},
    {...project, settings: {...settings, fps: 0}},
    {...project, settings: {...settings, durationInFrames: 1.5}},
  ];
  for (const value of wrong) expect(readProject(value), JSON.stringify(value)).toBeUndefined();
  expect(readProject({...project, more: 1})).toEqual(project);
});

test('a project may be so large, and no larger', () => {
  const {settings} = project;
  const code = (count: number) =>
    Array.from({length: count}, (_, index) => ({name: `a${String(index)}.tsx`, code: ''}));
  const file = (name: string, text = '') => ({...project, files: [{name, code: text}]});
  for (const [allowed, refused] of [
    [
      {...project, title: 'a'.repeat(200)},
      {...project, title: 'a'.repeat(201)},
    ],
    [
      {...project, files: code(10)},
      {...project, files: code(11)},
    ],
    [file('a.jsx', 'a'.repeat(100_000)), file('a.jsx', 'a'.repeat(100_001))],
    [file(`${'a'.repeat(60)}.js`), file(`${'a'.repeat(61)}.js`)],
    ...(
      [
        ['width', 16, 4096],
        ['height', 16, 4096],
        ['fps', 1, 120],
        ['durationInFrames', 1, 36_000],
      ] as const
    ).flatMap(([name, least, most]) => {
      const having = (value: unknown) => ({...project, settings: {...settings, [name]: value}});
      return [
        [having(least), having(least - 1)],
        [having(most), having(most + 1)],
        [having(20), having('20')],
      ];
    }),
  ]) {
    expect(readProject(allowed)).toEqual(allowed);
    expect(readProject(refused), JSON.stringify(refused).slice(0, 200)).toBeUndefined();
  }
});

test('props are an object in JSON', () => {
  expect(readProps(project.files)).toEqual({props: {a: 1}});
  expect(readProps([])).toEqual({props: {}});
  for (const [code, line] of [
    ['[]', 1],
    ['{\n"a": 1,\n}', 3],
    ['', 1],
    // Chromium doesn't say where a file ends too early.
    ['\n\n', 3],
  ] as const) {
    const {problem} = readProps([{name: 'props.json', code}]) as {problem: unknown};
    expect(problem).toMatchObject({file: 'props.json', line});
  }
});

test('messages of the frame are read only if they have the right shape', () => {
  const problem = {message: 'Wrong', file: 'Title.tsx', line: 3};
  expect(readFrameMessage({kind: 'failed', version: 1, problem, more: 1})).toEqual({
    kind: 'failed',
    version: 1,
    problem,
  });
  expect(readFrameMessage({kind: 'failed', version: 1, problem: {...problem, line: '3'}})).toEqual({
    kind: 'failed',
    version: 1,
    problem: {message: 'Wrong'},
  });
  for (const message of [
    {kind: 'needs', name: 'remotion'},
    {kind: 'ready'},
    {kind: 'pong'},
    {kind: 'shown', version: 0},
    {kind: 'controls', version: 2, controls: [{name: 'a'}]},
    {kind: 'frame', frame: 0},
    {kind: 'playing', playing: false},
    {kind: 'failed', version: 0, problem: {message: 'Wrong'}},
    {kind: 'failed', version: 3, problem: {message: 'Wrong', file: 'a.tsx', line: 0}},
  ]) {
    expect(readFrameMessage({...message, more: 1})).toEqual(message);
  }
  const long = {kind: 'failed', version: 1, problem: {message: 'a'.repeat(10_000)}};
  expect(JSON.stringify(readFrameMessage(long)).length).toBeLessThan(2100);
  for (const wrong of [
    null,
    'ready',
    {},
    {kind: 'run'},
    {kind: 'shown'},
    {kind: 'shown', version: '1'},
    {kind: 'needs', name: 1},
    {kind: 'controls', version: 1, controls: 'text'},
    {kind: 'controls', controls: []},
    {kind: 'frame', frame: 1.5},
    {kind: 'failed', version: '1', problem},
    {kind: 'failed', version: 1, problem: null},
    {kind: 'failed', version: 1, problem: 'Wrong'},
    {kind: 'frame', frame: -1},
    {kind: 'frame', frame: NaN},
    {kind: 'playing', playing: 1},
    {kind: 'failed', version: 1},
    {kind: 'failed', version: 1, problem: {message: {}}},
  ]) {
    expect(readFrameMessage(wrong), JSON.stringify(wrong)).toBeUndefined();
  }
});

test('pictures of the frame are read only if they are PNGs', () => {
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]).buffer;
  const picture = {kind: 'picture', request: 1, frame: 2, png};
  expect(readPictureAnswer({...picture, more: 1})).toEqual(picture);
  expect(readPictureAnswer({...picture, frame: 0}), 'the first frame').toEqual({
    ...picture,
    frame: 0,
  });
  // A composition of 4096 by 4096 pixels, four bytes each, and one byte more.
  const largest = new Uint8Array(67_108_864);
  largest.set(new Uint8Array(png));
  const tooLarge = new Uint8Array(67_108_865);
  tooLarge.set(new Uint8Array(png));
  expect(readPictureAnswer({...picture, png: largest.buffer})).toBeDefined();
  expect(readPictureAnswer({...picture, png: tooLarge.buffer})).toBeUndefined();
  expect(readPictureAnswer({kind: 'no-picture', request: 0, reason: 'No'})).toEqual({
    kind: 'no-picture',
    request: 0,
    reason: 'No',
  });
  for (let index = 0; index < 8; index++) {
    const other = new Uint8Array(png.slice(0));
    other[index] = 1;
    expect(
      readPictureAnswer({...picture, png: other.buffer}),
      `byte ${String(index)}`,
    ).toBeUndefined();
  }
  const refusal = {kind: 'no-picture', request: 1, reason: 'a'.repeat(10_000)};
  expect(JSON.stringify(readPictureAnswer(refusal)).length).toBeLessThan(400);
  for (const wrong of [
    null,
    'picture',
    {},
    {...picture, request: -1},
    {...picture, frame: '2'},
    {...picture, png: 'text'},
    {...picture, png: new Uint8Array(png)},
    {...picture, png: png.slice(1)},
    {...picture, png: png.slice(0, 8)},
    {...picture, kind: 'other'},
    {...picture, request: '1'},
    {...picture, png: new ArrayBuffer(100)},
    {...refusal, reason: {}},
  ]) {
    expect(readPictureAnswer(wrong), JSON.stringify(wrong)).toBeUndefined();
  }
});

/** They load files in ways that the frame's policy forbids. */
const notEditable = [
  'animated-emoji',
  'animated-image-rates',
  'audio-bars',
  'font-weights',
  'gif-fit',
];

test('demos are projects that the frame can run, but for a few, and most fit into a link', async () => {
  // As the build loads it: demos import modules that tests can't.
  const file = path.join(root, 'src/playground/editable/demoProjects.ts');
  const {demoProject, isEditable} = (await loadFreshModule(file)) as typeof DemoProjects;
  let fitting = 0;
  const ids = demoIds(root).filter((id) => isEditable(root, id));
  expect(demoIds(root).filter((id) => !ids.includes(id))).toEqual(notEditable);
  for (const id of ids) {
    const demo = demoProject(root, id);
    expect(readProject(demo), id).toEqual(demo);
    const names = new Set(demo.files.map(({name}) => `./${name.replace(/\.tsx$/, '')}`));
    const imports = demo.files.flatMap(({code}) =>
      [...code.matchAll(/ from '([^']+)'/g)].map(([, name = '']) => name),
    );
    expect(
      imports.filter((name) => !isAvailable(name) && !names.has(name)),
      id,
    ).toEqual([]);
    if (packProject(demo).length < LINK_LIMIT) fitting += 1;
  }
  expect(fitting / ids.length).toBeGreaterThan(0.95);
});

test('starting points are demos that the frame can run', async () => {
  const file = path.join(root, 'src/playground/editable/demoProjects.ts');
  const {isEditable} = (await loadFreshModule(file)) as typeof DemoProjects;
  const ids = demoIds(root).filter((id) => isEditable(root, id));
  expect(startingPoints.filter(({id}) => !ids.includes(id))).toEqual([]);
  expect(startingPoints.length).toBeGreaterThanOrEqual(12);
});
