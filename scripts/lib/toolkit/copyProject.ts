import {execFileSync} from 'node:child_process';
import {nearestVersion, type Registry} from 'npm-api-history';
import {
  copyFiles,
  installListed,
  listedPackages,
  readManifest,
  withVersions,
  writeManifest,
  type Dependencies,
} from 'project-trial';

import {TOOLKIT_VERSION} from '../../../src/config/toolkit';

const isToolkit = (name: string): boolean => name === 'remotion' || name.startsWith('@remotion/');

/** The toolkit's packages that the project installs, with their versions. */
export const toolkitPackages = (root: string): Dependencies =>
  listedPackages(readManifest(root), isToolkit);

/** Packages whose releases are looked up at the same time. */
const LOOKUPS = 6;

/**
 * The release of each of the toolkit's packages that belongs to a release of the toolkit: the registry hasn't got
 * each package at each release, so it can be the nearest one before it.
 *
 * @throws when there is no such release of `remotion`
 */
export const versionsFor = async (
  registry: Registry,
  packages: readonly string[],
  version: string,
): Promise<Dependencies> => {
  const released = await registry.versions('remotion');
  if (!released.includes(version)) {
    throw new Error(
      `The registry has no remotion ${version}. Its latest releases: ${released.slice(-5).join(', ')}.`,
    );
  }
  const found: Record<string, string> = {};
  for (let start = 0; start < packages.length; start += LOOKUPS) {
    const names = packages.slice(start, start + LOOKUPS);
    const lists = await Promise.all(names.map((name) => registry.versions(name)));
    for (const [index, name] of names.entries()) {
      const nearest = nearestVersion(lists[index] ?? [], version);
      if (nearest === undefined) {
        throw new Error(
          `The registry has no release of ${name}. Remove it from package.json in a copy of the project, and run this command there.`,
        );
      }
      found[name] = nearest;
    }
  }
  return found;
};

/** Text in which the documented version is the subject: the release that is tried takes its place. */
const NAMES_VERSION = /^(?:docs|learn)\/.*\.(?:mdx?|json)$|^src\/config\/toolkit\.ts$/u;

/**
 * Copies all files that Git knows or would commit, so that the copy documents `version`: in its pages and its
 * manifest the number is replaced. Nothing in the project changes.
 */
export const copyProject = (
  root: string,
  copy: string,
  version: string,
  versions: Dependencies,
): void => {
  copyFiles(root, copy, {
    change: (file) =>
      NAMES_VERSION.test(file) ? (text) => text.replaceAll(TOOLKIT_VERSION, version) : undefined,
  });
  const manifest = readManifest(root);
  const {remotion = version} = versions;
  writeManifest(copy, {
    ...withVersions(manifest, versions),
    version,
    overrides: {...manifest.overrides, remotion},
  });
};

/**
 * Installs what the manifest of the copy lists.
 *
 * @throws with npm's message when that fails
 */
export const installCopy = (copy: string): void => {
  installListed(copy, ['--prefer-offline']);
  // What the checks need is made of the copy's own packages, too.
  execFileSync('node', ['scripts/setup.mjs'], {cwd: copy, stdio: ['ignore', 'pipe', 'pipe']});
};
