import {expect, test} from '@playwright/test';

import {drafts} from '../../../src/playground/project/drafts';
import {propsFile, type Project} from '../../../src/playground/project/project';

const KEY = 'playground.drafts';
const stored = new Map<string, string>();

test.beforeEach(() => {
  stored.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    window: {addEventListener: () => undefined, removeEventListener: () => undefined},
  });
});

// Other tests of the same worker run without a browser's globals.
test.afterEach(() => {
  for (const name of ['localStorage', 'window']) Reflect.deleteProperty(globalThis, name);
});

const projectOf = (code: string, props: string): Project => ({
  title: 'Title',
  files: [
    {name: 'Title.tsx', code},
    {name: propsFile, code: props},
  ],
  settings: {width: 640, height: 360, fps: 25, durationInFrames: 50},
});

const demo = projectOf('original', '{"a": 1}');
const place = {path: '/docs/a', original: demo, initial: projectOf('original', '{"a": 2}')};
const draft = {project: projectOf('mine', '{"a": 3}'), isReset: false};

test('a demo keeps its code, and the values of its controls when they were moved since', () => {
  drafts.keep(place, draft);
  expect(drafts.find(place)).toEqual(draft);
  const moved = {...place, initial: projectOf('original', '{"a": 4}')};
  expect(drafts.find(moved)?.project).toEqual(projectOf('mine', '{"a": 4}'));
});

test('what browsers have stored so far is still found', () => {
  const path = '/docs/a';
  const {files, settings} = demo;
  const known = {path, original: JSON.stringify([files, settings]), props: '{"a": 2}', ...draft};
  const text = JSON.stringify({version: 1, drafts: [known]});
  stored.set(KEY, text);
  expect(drafts.find(place)).toEqual(draft);
  stored.set(KEY, text.replaceAll('"width":640', '"width":1e9'));
  expect(drafts.find(place)).toBeUndefined();
});

test('projects are the same when their files and settings are', () => {
  expect(drafts.isSame(demo, {...demo, title: 'Other'})).toBe(true);
  expect(drafts.isSame(demo, projectOf('original ', '{"a": 1}'))).toBe(false);
  expect(drafts.isSame(demo, {...demo, settings: {...demo.settings, fps: 30}})).toBe(false);
});
