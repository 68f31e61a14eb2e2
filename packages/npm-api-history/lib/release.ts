import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {compareVersions} from './format';
import type {Registry} from './registry';

/** A release of a package, with the releases of the API's other packages that its types refer to. */
export interface Release {
  packageName: string;
  version: string;
  /** Folders whose `node_modules` has a package, by its name. */
  roots: ReadonlyMap<string, string>;
}

/** The parts of a manifest that decide what its types mean. */
interface Manifest {
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  exports?: unknown;
}

/** The manifest of a loaded release. */
export const manifestOf = (root: string, packageName: string): Manifest => {
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
};

/** The release of that number, or the nearest one before it, or the first one after it. */
export const nearestVersion = (versions: readonly string[], wanted: string): string | undefined =>
  versions.findLast((version) => compareVersions(version, wanted) <= 0) ?? versions[0];

/**
 * Loads a release and the API's packages that it depends on. Where the registry lacks the release of a dependency,
 * the nearest one takes its place.
 *
 * @param isRead whether a dependency belongs to the API and has types that others show
 */
export const loadRelease = async (
  registry: Registry,
  packageName: string,
  version: string,
  isRead: (packageName: string) => boolean,
): Promise<Release> => {
  const roots = new Map<string, string>();
  const enter = async (name: string): Promise<void> => {
    if (roots.has(name)) return;
    const found =
      name === packageName ? version : nearestVersion(await registry.versions(name), version);
    if (found === undefined) return;
    await registry.load(name, [found]);
    const root = registry.folderOf(name, found);
    roots.set(name, root);
    const {dependencies = {}, peerDependencies = {}} = manifestOf(root, name);
    for (const dependency of Object.keys({...dependencies, ...peerDependencies})) {
      if (isRead(dependency)) await enter(dependency);
    }
  };
  await enter(packageName);
  return {packageName, version, roots};
};
