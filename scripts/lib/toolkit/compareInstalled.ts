import {existsSync} from 'node:fs';
import path from 'node:path';
import {
  compareSurfaces,
  type Difference,
  type Release,
  type Surface,
  type SurfaceItem,
} from 'npm-api-history';

import {openCache, packagesKey} from '../../../src/content/diskCache';
import {installedVersion} from '../../../src/toolkit-api/cache';
import {COMPARE_OPTIONS, readToolkitSurface} from '../history/toolkitReleases';

/** What happened to one export, option, flag or setter between two installed releases. */
export interface InstalledChange {
  id: string;
  kind: SurfaceItem['kind'];
  /** Only for items that are new. */
  came?: true;
  differences: Difference[];
}

/** What differs between two releases of a package. */
export interface PackageChanges {
  package: string;
  from: string;
  to: string;
  changes: InstalledChange[];
}

/** The release of a package that is installed below a folder. */
const installed = (root: string, packageName: string, packages: readonly string[]): Release => ({
  packageName,
  version: installedVersion(root, packageName) ?? '',
  roots: new Map(
    packages
      .filter((name) => existsSync(path.join(root, 'node_modules', name)))
      .map((name) => [name, root]),
  ),
});

/** The code that decides what is read of a release. */
const READERS = [
  'packages/npm-api-history/lib/surface.ts',
  'scripts/lib/history/toolkitReleases.ts',
  'scripts/lib/history/flags.ts',
  'src/toolkit-api/readerOptions.ts',
  'packages/dts-api-model/lib',
];

/**
 * Compares the packages that two folders have installed, by their types. `packages` are those to compare,
 * `known` those that their types may refer to. What was read is kept for the next run; `onRead` is told of each package.
 */
export const compareInstalled = (
  before: string,
  after: string,
  packages: readonly string[],
  known: readonly string[],
  onRead: (packageName: string) => void = () => undefined,
): PackageChanges[] => {
  const cache = openCache<Surface>(
    before,
    'surfaces',
    READERS.map((file) => path.join(before, file)),
  );
  const surfaceOf = (root: string, packageName: string): Surface => {
    const key = [packagesKey(root), packageName];
    const found = cache.get(key);
    if (found) return found;
    const surface = readToolkitSurface(root, installed(root, packageName, known));
    cache.set(key, surface);
    return surface;
  };
  return packages.map((packageName) => {
    const old = surfaceOf(before, packageName);
    const now = surfaceOf(after, packageName);
    onRead(packageName);
    const {added, changes} = compareSurfaces(old, now, COMPARE_OPTIONS);
    const ids = [...new Set([...added, ...changes.keys()])].sort();
    return {
      package: packageName,
      from: installedVersion(before, packageName) ?? 'missing',
      to: installedVersion(after, packageName) ?? 'missing',
      changes: ids.flatMap((id): InstalledChange[] => {
        const item = now[id] ?? old[id];
        if (!item) return [];
        return [
          {
            id,
            kind: item.kind,
            ...(added.includes(id) && {came: true as const}),
            differences: changes.get(id) ?? [],
          },
        ];
      }),
    };
  });
};
