import {cpSync, mkdirSync, mkdtempSync, readdirSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readHistory, type Registry, type Surface} from 'npm-api-history';
import {compareVersions, type PackageHistory} from 'npm-api-history/format';

import {
  COMPARE_OPTIONS,
  loadToolkitRelease,
  readToolkitSurface,
} from '../../../scripts/lib/history/toolkitReleases';

export const ROOT = path.resolve(__dirname, '../../..');
const FIXTURES = path.join(ROOT, 'tests/fixtures/history');

const folderName = (packageName: string): string => packageName.replace('@remotion/', '');

/** A registry with the releases of the fixtures, and what was asked of it. */
export const fixtureRegistry = (): Registry & {loaded: string[]} => {
  const store = mkdtempSync(path.join(tmpdir(), 'releases-'));
  const loaded: string[] = [];
  const folderOf = (packageName: string, version: string): string =>
    path.join(store, `${folderName(packageName)}@${version}`);
  return {
    loaded,
    folderOf,
    versions: (packageName) =>
      Promise.resolve(
        readdirSync(path.join(FIXTURES, folderName(packageName))).sort(compareVersions),
      ),
    load: (packageName, versions) => {
      for (const version of versions) {
        const target = path.join(folderOf(packageName, version), 'node_modules', packageName);
        mkdirSync(path.dirname(target), {recursive: true});
        cpSync(path.join(FIXTURES, folderName(packageName), version), target, {recursive: true});
        loaded.push(`${packageName}@${version}`);
      }
      return Promise.resolve();
    },
  };
};

/** Reads the public surface of a release of the fixtures. */
export const fixtureSurface = async (
  registry: Registry,
  packageName: string,
  version: string,
): Promise<Surface> =>
  readToolkitSurface(ROOT, await loadToolkitRelease(registry, packageName, version));

/** Reads the history of a package of the fixtures up to a release, on top of what is known. */
export const fixtureHistory = async (
  packageName: string,
  to = '4.0.5',
  known?: PackageHistory,
): Promise<PackageHistory> => {
  const registry = fixtureRegistry();
  const releases = await registry.versions(packageName);
  return readHistory({
    packageName,
    documented: to,
    releases: releases.filter((version) => compareVersions(version, to) <= 0),
    older: false,
    read: (version) => fixtureSurface(registry, packageName, version),
    compare: COMPARE_OPTIONS,
    known,
  });
};
