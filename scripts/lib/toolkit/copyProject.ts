import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {projectFiles} from 'playwright-mutation-sample/project-files';

import {TOOLKIT_VERSION} from '../../../src/config/toolkit';
import {nearestVersion} from '../history/release';
import type {Registry} from '../history/registry';

/** Dependencies by the key of the manifest that lists them. */
type Dependencies = Record<string, string>;

interface Manifest {
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  overrides?: Dependencies;
}

const isToolkit = (name: string): boolean => name === 'remotion' || name.startsWith('@remotion/');

/** The toolkit's packages that the project installs, with their versions. */
export const toolkitPackages = ({dependencies, devDependencies}: Manifest): Dependencies =>
  Object.fromEntries(
    Object.entries({...dependencies, ...devDependencies}).filter(([name]) => isToolkit(name)),
  );

/** The manifest of the project. */
export const readManifest = (root: string): Manifest =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Manifest;

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
  const found: Dependencies = {};
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

const withVersions = (
  dependencies: Dependencies | undefined,
  versions: Dependencies,
): Dependencies =>
  Object.fromEntries(
    Object.entries(dependencies ?? {}).map(([name, version]) => [name, versions[name] ?? version]),
  );

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
  for (const file of projectFiles(root)) {
    const from = path.join(root, file);
    const to = path.join(copy, file);
    mkdirSync(path.dirname(to), {recursive: true});
    if (NAMES_VERSION.test(file)) {
      const text = readFileSync(from, 'utf8');
      writeFileSync(to, text.replaceAll(TOOLKIT_VERSION, version));
    } else cpSync(from, to);
  }
  const manifest = readManifest(root);
  const {remotion = version} = versions;
  writeFileSync(
    path.join(copy, 'package.json'),
    `${JSON.stringify(
      {
        ...manifest,
        version,
        dependencies: withVersions(manifest.dependencies, versions),
        devDependencies: withVersions(manifest.devDependencies, versions),
        overrides: {...manifest.overrides, remotion},
      },
      undefined,
      2,
    )}\n`,
  );
};

/**
 * Installs what the manifest of the copy lists.
 *
 * @throws with npm's message when that fails
 */
export const installCopy = (copy: string): void => {
  try {
    execFileSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'],
      {
        cwd: copy,
        stdio: ['ignore', 'pipe', 'pipe'],
        maxBuffer: 50_000_000,
      },
    );
    // What the checks need is made of the copy's own packages, too.
    execFileSync('node', ['scripts/setup.mjs'], {cwd: copy, stdio: ['ignore', 'pipe', 'pipe']});
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(
      `The packages can't be installed: ${text.trim().split('\n')[0] ?? ''}. Check the network (npm ping), then run again.`,
    );
  }
};
