import {expect, test} from '@playwright/test';
import {compareSurfaces, printHistory} from 'npm-api-history';

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
