import {expect, test} from '@playwright/test';
import {compareSurfaces, readLater, releasesFrom, type Surface} from 'npm-api-history';
import {compareVersions, readMoment} from 'npm-api-history/format';

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
