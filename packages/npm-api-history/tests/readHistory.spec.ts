import {expect, test} from '@playwright/test';

import {readMoment} from '../lib/format';
import {printHistory} from '../lib/printHistory';
import {findSteps} from '../lib/readHistory';
import {nearestVersion} from '../lib/release';
import type {Surface} from '../lib/surface';

test('releases between two that say the same are not read', async () => {
  const releases = Array.from({length: 64}, (_, index) => `4.0.${String(index)}`);
  const read: string[] = [];
  const option: Surface = {'garden#bounce.times': {kind: 'option', shape: 'number'}};
  const steps = await findSteps(releases, (version) => {
    read.push(version);
    return Promise.resolve(Number(version.split('.')[2]) >= 41 ? option : {});
  });
  expect(steps.map(({before, after}) => [before, after])).toEqual([['4.0.40', '4.0.41']]);
  expect(new Set(read).size).toBeLessThan(12);
});

test('moments are taken apart, and anything else is no moment', () => {
  expect(readMoment('4.0.250')).toEqual({at: '4.0.250', isExact: true});
  expect(readMoment('4.0.301..4.0.305')).toEqual({after: '4.0.301', at: '4.0.305', isExact: false});
  expect(readMoment('..4.0.0')).toEqual({at: '4.0.0', isExact: false});
  for (const wrong of ['', '4.0', '4.0.1..', 'latest', '4.0.1..4.0.2..4.0.3', '^4.0.1']) {
    expect(() => readMoment(wrong), wrong).toThrow('is not a moment');
  }
});

test('a dependency that lacks a release is read at the nearest one', () => {
  const releases = ['4.0.1', '4.0.5', '4.0.12'];
  expect(nearestVersion(releases, '4.0.5')).toBe('4.0.5');
  expect(nearestVersion(releases, '4.0.11')).toBe('4.0.5');
  expect(nearestVersion(releases, '4.0.0')).toBe('4.0.1');
  expect(nearestVersion([], '4.0.0')).toBeUndefined();
});

test('files leave out what no sentence names: long types and long members of unions', () => {
  const member = `{ ${'long: string; '.repeat(10)}}`;
  const text = printHistory({
    format: 1,
    package: 'garden',
    documented: '4.0.5',
    releases: ['4.0.4', '4.0.5'],
    older: false,
    items: {
      'garden#bounce.wrap': {
        kind: 'option',
        since: '..4.0.4',
        changes: [
          {
            at: '4.0.5',
            what: 'type',
            from: `${member} | null`,
            to: 'number',
            added: ['number'],
            removed: [member, 'null'],
          },
        ],
      },
    },
  });
  expect(text).not.toContain(member);
  expect(text).toContain('"to":"number","added":["number"],"removed":["null"]');
});
