import {expect, test} from '@playwright/test';

import {createDrafts, type DraftPlace} from '../lib/drafts.ts';
import type {ProjectFile} from '../lib/protocol.ts';

interface Project {
  title: string;
  files: readonly ProjectFile[];
  width: number;
}

type Place = DraftPlace<Project>;

const KEY = 'drafts of a test';
const propsFile = 'props.json';

/** Reads a project with files of up to 100,000 characters. */
const read = (value: unknown): Project | undefined => {
  const {title, files, width} = (value ?? {}) as Partial<Project>;
  if (title === undefined || !files || width === undefined || width > 5000) return undefined;
  return files.every(({code}) => typeof code === 'string' && code.length <= 100_000)
    ? {title, files, width}
    : undefined;
};

const {
  find: findDraft,
  isSame: isSameProject,
  keep: keepDraft,
} = createDrafts<Project>({
  key: KEY,
  read,
  contentOf: ({files, width}) => JSON.stringify([files, width]),
  controlledFile: propsFile,
});

/** What the browser stores, how it fails, and what listens before the page is left. */
const browser = {stored: new Map<string, string>(), isBroken: false, listeners: new Set<unknown>()};

const fail = (): void => {
  if (browser.isBroken) throw new DOMException('No.', 'QuotaExceededError');
};

test.beforeEach(() => {
  browser.stored.clear();
  browser.isBroken = false;
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => browser.stored.get(key) ?? null,
      setItem: (key: string, value: string) => {
        fail();
        browser.stored.set(key, value);
      },
      removeItem: (key: string) => {
        fail();
        browser.stored.delete(key);
      },
    },
    window: {
      addEventListener: (_: string, listener: unknown) => browser.listeners.add(listener),
      removeEventListener: (_: string, listener: unknown) => browser.listeners.delete(listener),
    },
  });
});

// Other tests of the same worker run without a browser's globals.
test.afterEach(() => {
  for (const name of ['localStorage', 'window']) Reflect.deleteProperty(globalThis, name);
});

const projectOf = (code: string, props?: string): Project => ({
  title: 'Title',
  files: [
    {name: 'Title.tsx', code},
    ...(props === undefined ? [] : [{name: propsFile, code: props}]),
  ],
  width: 640,
});

const placeOf = (path: string, original: Project, initial = original): Place => ({
  path,
  original,
  initial,
});

const original = projectOf('original');
const place = placeOf('/playground', original);
const mine = {project: projectOf('mine'), isReset: false};

test('a draft belongs to its page and to what it was made from', () => {
  expect(findDraft(place)).toBeUndefined();
  keepDraft(place, mine);
  expect(findDraft(place)).toEqual(mine);
  expect(findDraft(placeOf('/docs/spring', original))).toBeUndefined();
  expect(findDraft(placeOf('/playground', projectOf('changed since')))).toBeUndefined();
  keepDraft(placeOf('/docs/spring', original), {...mine, isReset: true});
  expect(findDraft(place)).toEqual(mine);
  keepDraft(place, undefined);
  expect(findDraft(place)).toBeUndefined();
  expect(findDraft(placeOf('/docs/spring', original))?.isReset).toBe(true);
  keepDraft(placeOf('/docs/spring', original), undefined);
  expect(browser.stored.size).toBe(0);
});

test('an example keeps its code, and what the controls of the page set if they were moved since', () => {
  const demo = projectOf('original', '{"a": 1}');
  const before = placeOf('/docs/a', demo, projectOf('original', '{"a": 2}'));
  const draft = {project: projectOf('mine', '{"a": 3}'), isReset: false};
  keepDraft(before, draft);
  expect(findDraft(before)).toEqual(draft);
  const moved = placeOf('/docs/a', demo, projectOf('original', '{"a": 4}'));
  expect(findDraft(moved)?.project).toEqual(projectOf('mine', '{"a": 4}'));
});

test('what is stored in another form, or damaged, is no draft', () => {
  keepDraft(place, mine);
  const good = browser.stored.get(KEY) ?? '';
  const texts = [
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"version": 1}',
    '{"version": 1, "drafts": [null, 1, {}]}',
    good.replace('"version":1', '"version":0'),
    good.replace('"isReset":false', '"isReset":"no"'),
    good.replace('"width":640', '"width":1e9'),
    good.replace('"code":"mine"', '"code":1'),
  ];
  for (const text of texts) {
    browser.stored.set(KEY, text);
    expect(findDraft(place), text).toBeUndefined();
    keepDraft(placeOf('/other', original), mine);
    expect(findDraft(placeOf('/other', original)), text).toEqual(mine);
  }
  expect(browser.listeners.size).toBe(0);
});

test('the oldest drafts go when there are too many, or they are too long', () => {
  const places = Array.from({length: 40}, (_, index) => placeOf(`/docs/${index}`, original));
  for (const each of places) keepDraft(each, mine);
  expect(places.map((each) => findDraft(each) !== undefined)).toEqual(
    places.map((_, index) => index >= 10),
  );
  const long = {project: projectOf('x'.repeat(90_000)), isReset: false};
  for (const each of places.slice(0, 8)) keepDraft(each, long);
  expect((browser.stored.get(KEY) ?? '').length).toBeLessThan(500_000);
  expect(places.slice(0, 8).filter((each) => findDraft(each))).toEqual(places.slice(3, 8));
  expect(browser.listeners.size).toBe(0);
});

test('without storage, drafts last as long as the page, and leaving it is asked about', () => {
  const other = placeOf('/docs/spring', original);
  keepDraft(other, mine);
  browser.isBroken = true;
  keepDraft(place, mine);
  expect(findDraft(place)).toEqual(mine);
  expect(findDraft(other)).toEqual(mine);
  expect(browser.listeners.size).toBe(1);
  keepDraft(place, {...mine, isReset: true});
  expect(findDraft(place)?.isReset).toBe(true);
  expect(browser.listeners.size).toBe(0);
  keepDraft(place, mine);
  expect(browser.listeners.size).toBe(1);
  browser.isBroken = false;
  keepDraft(other, mine);
  expect(browser.listeners.size).toBe(0);
  expect(browser.stored.get(KEY)).toContain('/playground');
});

test('a draft that is too long to store is kept in the page', () => {
  for (const code of ['x'.repeat(100_001), 'y'.repeat(600_000)]) {
    const long = {project: projectOf(code), isReset: false};
    keepDraft(place, long);
    expect(findDraft(place)).toEqual(long);
    expect(browser.listeners.size).toBe(1);
    keepDraft(place, undefined);
    expect(browser.listeners.size).toBe(0);
  }
});

test('projects are the same when their content is', () => {
  expect(isSameProject(original, {...projectOf('original'), title: 'Other'})).toBe(true);
  expect(isSameProject(original, projectOf('original '))).toBe(false);
  expect(isSameProject(original, {...original, width: 641})).toBe(false);
});

test('without options, the whole project is its content, and no file is replaced', () => {
  const plain = createDrafts<Project>({key: 'others', read});
  expect(plain.isSame(original, {...original, title: 'Other'})).toBe(false);
  const example = projectOf('original', '{"a": 1}');
  const draft = {project: projectOf('mine', '{"a": 3}'), isReset: false};
  plain.keep(placeOf('/docs/a', example), draft);
  const moved = placeOf('/docs/a', example, projectOf('original', '{"a": 4}'));
  expect(plain.find(moved)).toEqual(draft);
  expect(findDraft(moved), 'under another key').toBeUndefined();
});
