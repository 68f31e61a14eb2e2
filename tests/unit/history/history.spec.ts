import {expect, test} from '@playwright/test';

import {compareSurfaces} from '../../../scripts/lib/history/compare';
import {printHistory} from '../../../scripts/lib/history/historyFiles';
import {findSteps} from '../../../scripts/lib/history/readHistory';
import {nearestVersion} from '../../../scripts/lib/history/release';
import type {Surface} from '../../../scripts/lib/history/surface';
import {readMoment} from '../../../src/data/history/format';
import {fixtureHistory, fixtureRegistry, fixtureSurface} from './fixtureReleases';

test('what releases of a package did is found and named', async () => {
  const {items, releases} = await fixtureHistory('remotion');
  expect(releases).toEqual(['4.0.1', '4.0.2', '4.0.4', '4.0.5']);
  expect(items).toEqual({
    'remotion#Wrap': {
      kind: 'type',
      since: '..4.0.1',
      changes: [
        {
          at: '4.0.2..4.0.4',
          what: 'type',
          from: "'clamp' | 'extend'",
          to: "'clamp' | 'extend' | 'repeat'",
          added: ["'repeat'"],
        },
      ],
    },
    'remotion#bounce': {kind: 'function', since: '..4.0.1'},
    'remotion#bounce.frame': {
      kind: 'option',
      since: '..4.0.1',
      changes: [{at: '4.0.5', what: 'optional'}],
    },
    'remotion#bounce.times': {
      kind: 'option',
      since: '4.0.2..4.0.4',
      changes: [{at: '4.0.5', what: 'default', from: '3', to: '4'}],
    },
    'remotion#bounce.wrap': {
      kind: 'option',
      since: '..4.0.1',
      changes: [
        {
          at: '4.0.2..4.0.4',
          what: 'type',
          from: "'clamp' | 'extend'",
          to: "'clamp' | 'extend' | 'repeat'",
          added: ["'repeat'"],
        },
        {at: '4.0.5', what: 'deprecated', note: 'Use `times` instead.'},
      ],
    },
    'remotion#scatter': {
      kind: 'function',
      since: '..4.0.1',
      changes: [{at: '4.0.5', what: 'removed', to: 'remotion/extra#scatter'}],
    },
    'remotion#scatter(input)': {
      kind: 'param',
      since: '..4.0.1',
      changes: [{at: '4.0.5', what: 'removed', to: 'remotion/extra#scatter(input)'}],
    },
    'remotion#scatter(seed)': {
      kind: 'param',
      since: '..4.0.1',
      changes: [{at: '4.0.5', what: 'removed', to: 'remotion/extra#scatter(seed)'}],
    },
    'remotion/extra#VERSION': {kind: 'const', since: '..4.0.1'},
    'remotion/extra#scatter': {
      kind: 'function',
      since: '4.0.5',
      changes: [{at: '4.0.5', what: 'moved', from: 'remotion#scatter'}],
    },
    'remotion/extra#scatter(input)': {
      kind: 'param',
      since: '4.0.5',
      changes: [{at: '4.0.5', what: 'moved', from: 'remotion#scatter(input)'}],
    },
    'remotion/extra#scatter(seed)': {
      kind: 'param',
      since: '4.0.5',
      changes: [{at: '4.0.5', what: 'moved', from: 'remotion#scatter(seed)'}],
    },
  });
});

test('flags and setters have a history, and a renamed flag is one', async () => {
  const {items} = await fixtureHistory('@remotion/cli');
  const union = [
    {
      at: '4.0.2..4.0.4',
      what: 'type',
      from: "'clamp' | 'extend'",
      to: "'clamp' | 'extend' | 'repeat'",
      added: ["'repeat'"],
    },
  ];
  expect(items).toEqual({
    '@remotion/cli#--image-quality': {
      kind: 'flag',
      since: '4.0.5',
      changes: [{at: '4.0.5', what: 'renamed', from: '@remotion/cli#--jpeg-quality'}],
    },
    '@remotion/cli#--jpeg-quality': {
      kind: 'flag',
      since: '..4.0.1',
      changes: [{at: '4.0.5', what: 'removed', to: '@remotion/cli#--image-quality'}],
    },
    '@remotion/cli#--log': {kind: 'flag', since: '..4.0.1'},
    '@remotion/cli#--no-open': {kind: 'flag', since: '..4.0.1'},
    '@remotion/cli#--verbose': {kind: 'flag', since: '4.0.5'},
    '@remotion/cli#--wrap': {kind: 'flag', since: '..4.0.1', changes: union},
    '@remotion/cli#cli': {kind: 'function', since: '..4.0.1'},
    '@remotion/cli/config#Config': {kind: 'const', since: '..4.0.1'},
    '@remotion/cli/config#Config.setTimes': {kind: 'setter', since: '4.0.2..4.0.4'},
    '@remotion/cli/config#Config.setTimes(times)': {kind: 'param', since: '4.0.2..4.0.4'},
    '@remotion/cli/config#Config.setWrap': {kind: 'setter', since: '..4.0.1'},
    '@remotion/cli/config#Config.setWrap(wrap)': {kind: 'param', since: '..4.0.1'},
  });
});

test('names, order and formatting are no difference', async () => {
  const registry = fixtureRegistry();
  const [before, after] = await Promise.all(
    ['4.0.1', '4.0.2'].map((version) => fixtureSurface(registry, 'remotion', version)),
  );
  expect(before).toBeDefined();
  const {added, changes} = compareSurfaces(before ?? {}, after ?? {});
  expect(added).toEqual([]);
  expect([...changes]).toEqual([]);
});

test('a history is extended to what reading all of it again gives', async () => {
  const first = await fixtureHistory('remotion', '4.0.4');
  expect(first.items['remotion/extra#scatter']).toBeUndefined();
  const extended = await fixtureHistory('remotion', '4.0.5', first);
  expect(extended.items).toEqual((await fixtureHistory('remotion')).items);
  expect(extended.releases).toEqual(['4.0.1', '4.0.2', '4.0.4', '4.0.5']);
  expect(JSON.parse(printHistory(extended))).toEqual(extended);
});

test('releases between two that say the same are not read', async () => {
  const releases = Array.from({length: 64}, (_, index) => `4.0.${String(index)}`);
  const read: string[] = [];
  const option: Surface = {'remotion#bounce.times': {kind: 'option', shape: 'number'}};
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
    package: 'remotion',
    documented: '4.0.5',
    releases: ['4.0.4', '4.0.5'],
    older: false,
    items: {
      'remotion#bounce.wrap': {
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
