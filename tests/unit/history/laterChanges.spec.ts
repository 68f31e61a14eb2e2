import {expect, test} from '@playwright/test';

import {compareSurfaces} from '../../../scripts/lib/history/compare';
import {metChanges, readLater, releasesFrom} from '../../../scripts/lib/history/laterChanges';
import type {Surface, SurfaceItem} from '../../../scripts/lib/history/surface';
import {compareVersions, readMoment} from '../../../src/data/history/format';
import {laterInWords} from '../../../src/history/words';
import {readHistories, readLater as readLaterFile} from '../../../src/history/pages/readHistories';
import {installedVersion} from '../../../src/toolkit-api/cache';
import {fixtureRegistry, fixtureSurface, ROOT} from './fixtureReleases';

const PLAYER = '@remotion/player';

const surfacesOf = async (...versions: readonly string[]): Promise<Surface[]> => {
  const registry = fixtureRegistry();
  return Promise.all(versions.map((version) => fixtureSurface(registry, PLAYER, version)));
};

test('how a component or its options are declared is no change of its props', async () => {
  const [before = {}, after = {}] = await surfacesOf('4.0.1', '4.0.2');
  expect(before[`${PLAYER}#Clip`]?.kind).toBe('component');
  const {added, changes} = compareSurfaces(before, after);
  // Zod's versions are part of the types, so the schema takes more; nothing went.
  expect([...changes].map(([id, found]) => [id, found.map(({what}) => what)])).toEqual([
    [`${PLAYER}#list(address)`, ['renamed']],
    [`${PLAYER}#list(serveUrlOrPath)`, ['removed']],
    [`${PLAYER}#Scene.schema`, ['type']],
  ]);
  expect(added.sort()).toEqual([
    `${PLAYER}#Scene.defaultProps`,
    `${PLAYER}#Scene.defaultProps.schema`,
    `${PLAYER}#list(address)`,
    `${PLAYER}#open.apiKey`,
    `${PLAYER}#open.licenseKey`,
  ]);
});

test('what went or was deprecated after the documented release is found, with its release', async () => {
  const registry = fixtureRegistry();
  const items = await readLater({
    releases: releasesFrom('4.0.1', await registry.versions(PLAYER)),
    read: (version) => fixtureSurface(registry, PLAYER, version),
    isExplained: (id) => !id.includes('ClipProps'),
  });
  // The props of Scene can't be read in 4.0.5: nothing is said of them.
  expect(items).toEqual({
    [`${PLAYER}#Clip.length`]: {at: '4.0.2..4.0.5', what: 'removed'},
    [`${PLAYER}#Clip.title`]: {at: '4.0.2..4.0.5', what: 'deprecated', to: 'caption'},
    [`${PLAYER}#Frame`]: {at: '4.0.2..4.0.5', what: 'removed'},
    [`${PLAYER}#Frame.size`]: {at: '4.0.2..4.0.5', what: 'removed'},
  });
});

test('a move is named; flags, which are read from code, are left out', async () => {
  const registry = fixtureRegistry();
  const later = async (packageName: string): ReturnType<typeof readLater> =>
    readLater({
      releases: releasesFrom('4.0.1', await registry.versions(packageName)),
      read: (version) => fixtureSurface(registry, packageName, version),
      isExplained: () => true,
    });
  expect(await later('remotion')).toEqual({
    'remotion#bounce.wrap': {at: '4.0.5', what: 'deprecated', to: 'times'},
    'remotion#scatter': {at: '4.0.5', what: 'removed', to: 'remotion/extra#scatter'},
  });
  // Its flag --jpeg-quality is no longer found in the code, which proves nothing.
  expect(await later('@remotion/cli')).toEqual({});
});

test('what to use instead is the name that a note quotes or calls', () => {
  const notes: [note: string, to: string | undefined][] = [
    ['Use `trimBefore` instead.', 'trimBefore'],
    ['Use the toCaptions() function instead.', 'toCaptions'],
    ['Renamed to [`setLogLevel()`](/docs/config#setloglevel).', 'setLogLevel'],
    ['Use `pack()`, then pass its output to `sendPacked()`.', 'sendPacked'],
    ['Use the approach documented at https://example.com instead.', undefined],
  ];
  for (const [note, to] of notes) {
    const item: SurfaceItem = {kind: 'function', shape: 'number'};
    const found = metChanges({'remotion#f': item}, {'remotion#f': {...item, deprecated: note}});
    expect(found.get('remotion#f'), note).toEqual({
      what: 'deprecated',
      ...(to !== undefined && {to}),
    });
  }
});

test('an entry point that gets a comment later than another one tells no news', async () => {
  const option: SurfaceItem = {kind: 'option', shape: 'string'};
  const old = {...option, deprecated: 'Renamed to `logLevel`'};
  const news = {...option, deprecated: 'Use `licenseKey` instead'};
  const surfaces: Record<string, Surface> = {
    '4.0.1': {'a#send.verbose': option, 'a/client#send.verbose': old},
    '4.0.2': {'a#send.verbose': option, 'a/client#send.verbose': old},
    '4.0.3': {'a#send.verbose': old, 'a/client#send.verbose': old},
  };
  const keys: Record<string, Surface> = {
    '4.0.1': {'a#send.apiKey': option, 'a/client#send.apiKey': option},
    '4.0.2': {'a#send.apiKey': option, 'a/client#send.apiKey': news},
    '4.0.3': {'a#send.apiKey': news, 'a/client#send.apiKey': news},
  };
  const later = {at: '4.0.2', what: 'deprecated', to: 'licenseKey'};
  expect(
    await readLater({
      releases: Object.keys(surfaces),
      read: (version) => Promise.resolve({...surfaces[version], ...keys[version]}),
      isExplained: () => true,
    }),
  ).toEqual({'a#send.apiKey': later, 'a/client#send.apiKey': later});
});

test('what only looks different is no change', () => {
  const option = (shape: string, more: object = {}): SurfaceItem => ({
    kind: 'option',
    shape,
    ...more,
  });
  const old = {deprecated: 'Use `logLevel` instead.'};
  const before: Surface = {
    'remotion#Video.inputProps': option('input<Schema> | { [string]: any }'),
    'remotion#Video.privacy': option("'private' | 'public'"),
    'remotion#Video.verbose': option('boolean', old),
    'remotion#Audio.verbose': option('boolean', old),
    'remotion#Audio.headless': option('boolean', {deprecated: ''}),
    'remotion#Audio.codec': option("'h264' | 'vp8'"),
    '@remotion/cli#--port': {kind: 'flag', shape: 'number'},
    '@remotion/cli#--log': {kind: 'flag', shape: 'string'},
  };
  const after: Surface = {
    'remotion#Video.inputProps': option('InferZodInput<Schema> | {}'),
    'remotion#Video.privacy': option('unknown', {optional: true}),
    'remotion#Video.verbose': option('boolean', old),
    'remotion#Audio.verbose': option('boolean'),
    'remotion#Audio.headless': option('boolean'),
    'remotion#Audio.codec': option("'av1' | 'h264' | 'vp8'"),
    '@remotion/cli#--port': {kind: 'flag', shape: 'null | string'},
    '@remotion/cli#--log': {kind: 'flag', shape: "'info' | 'verbose'"},
  };
  expect([...compareSurfaces(before, after).changes]).toEqual([
    ['remotion#Audio.headless', [{what: 'undeprecated'}]],
    [
      'remotion#Audio.codec',
      [
        {
          what: 'type',
          from: "'h264' | 'vp8'",
          to: "'av1' | 'h264' | 'vp8'",
          added: ["'av1'"],
        },
      ],
    ],
  ]);
});

test('a later change reads as the end of a sentence', () => {
  expect(laterInWords({at: '4.0.5', what: 'removed'})).toBe('was removed');
  expect(laterInWords({at: '4.0.5', what: 'deprecated', to: 'caption'})).toBe(
    'was deprecated; use `caption` instead',
  );
  expect(laterInWords({at: '4.0.5', what: 'removed', to: 'remotion/extra#scatter'})).toBe(
    'was removed; use `scatter` from `remotion/extra` instead',
  );
});

test('what the site says of later releases is about the releases that it documents', () => {
  const packages = Object.entries(readLaterFile(ROOT).packages);
  expect(packages.length).toBeGreaterThan(0);
  for (const [name, {from, to, items}] of packages) {
    expect(from, name).toBe(installedVersion(ROOT, name));
    const known = readHistories(ROOT).get(name)?.items ?? {};
    for (const [id, {at}] of Object.entries(items)) {
      const {after = at, at: last} = readMoment(at);
      expect(compareVersions(after, from), id).toBeGreaterThanOrEqual(0);
      expect(compareVersions(last, to), id).toBeLessThanOrEqual(0);
      expect(known[id], id).toBeDefined();
    }
  }
});
