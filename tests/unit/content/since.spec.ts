import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {findPages} from '../../../scripts/lib/samples/pages';

const root = path.resolve(__dirname, '../../..');

const DESCRIBED = [4, 0, 319];

/** Whether a version is at most the one that the docs describe; undefined when it is none. */
const isDescribed = (version: string): boolean | undefined => {
  if (!/^\d+\.\d+\.\d+$/u.test(version)) return undefined;
  const parts = version.split('.').map(Number);
  const at = parts.findIndex((part, index) => part !== DESCRIBED[index]);
  return at === -1 || (parts[at] ?? 0) < (DESCRIBED[at] ?? 0);
};

test('versions are compared part by part', () => {
  expect(isDescribed('4.0.319')).toBe(true);
  expect(isDescribed('3.3.400')).toBe(true);
  expect(isDescribed('4.0.320')).toBe(false);
  expect(isDescribed('4.1.0')).toBe(false);
  expect(isDescribed('4.0')).toBeUndefined();
});

test('nothing on the pages is newer than the docs', () => {
  const badges = findPages(root).flatMap((page) =>
    [...readFileSync(path.join(root, page), 'utf8').matchAll(/<Since\b(?!>)([^>]*)>/gu)].map(
      ([, rest = '']) =>
        [page, /^ version="([^"]*)"(?: behavior)? \/$/u.exec(rest)?.[1] ?? rest] as const,
    ),
  );
  expect(badges.length).toBeGreaterThan(100);
  expect(badges.filter(([, version]) => isDescribed(version) !== true)).toEqual([]);
});
