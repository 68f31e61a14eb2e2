import {existsSync} from 'node:fs';
import path from 'node:path';

import {installedVersion} from '../../../src/plugins/toolkit-api/cache';
import {compareSurfaces, type Difference} from '../history/compare';
import type {Release} from '../history/release';
import {readSurface, type SurfaceItem} from '../history/surface';

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

/**
 * Compares the packages that two folders have installed, by their types. `packages` are those to compare,
 * `known` those that their types may refer to.
 */
export const compareInstalled = (
  before: string,
  after: string,
  packages: readonly string[],
  known: readonly string[],
): PackageChanges[] =>
  packages.map((packageName) => {
    const [old, now] = [before, after].map((root) =>
      readSurface(root, installed(root, packageName, known)),
    );
    const {added, changes} = compareSurfaces(old ?? {}, now ?? {});
    const ids = [...new Set([...added, ...changes.keys()])].sort();
    return {
      package: packageName,
      from: installedVersion(before, packageName) ?? 'missing',
      to: installedVersion(after, packageName) ?? 'missing',
      changes: ids.flatMap((id): InstalledChange[] => {
        const item = now?.[id] ?? old?.[id];
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
