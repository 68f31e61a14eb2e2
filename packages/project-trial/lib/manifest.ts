import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import {z} from 'zod';

/** Versions or ranges by name. */
export type Dependencies = Readonly<Record<string, string>>;

const shape = z
  .object({
    dependencies: z.record(z.string()).optional(),
    devDependencies: z.record(z.string()).optional(),
    overrides: z.record(z.unknown()).optional(),
  })
  .passthrough();

/** A project's `package.json`. */
export type Manifest = z.infer<typeof shape>;

const fileIn = (folder: string): string => path.join(folder, 'package.json');

/** Reads a project's manifest. Throws when there is none, or its dependencies aren't texts by name. */
export const readManifest = (folder: string): Manifest => {
  const content: unknown = JSON.parse(fs.readFileSync(fileIn(folder), 'utf8'));
  // In the order of the file.
  return {...z.record(z.unknown()).parse(content), ...shape.parse(content)};
};

/** Writes a project's manifest. */
export const writeManifest = (folder: string, manifest: Manifest): void => {
  fs.writeFileSync(fileIn(folder), `${JSON.stringify(manifest, undefined, 2)}\n`);
};

/** The packages that a manifest lists, for use or for development, as far as they're wanted. */
export const listedPackages = (
  {dependencies, devDependencies}: Manifest,
  isWanted: (name: string) => boolean,
): Dependencies =>
  Object.fromEntries(
    Object.entries({...dependencies, ...devDependencies}).filter(([name]) => isWanted(name)),
  );

/** A manifest in which the packages that it lists have other versions. */
export const withVersions = (manifest: Manifest, versions: Dependencies): Manifest => {
  const changed = (listed: Dependencies): Record<string, string> =>
    Object.fromEntries(
      Object.entries(listed).map(([name, version]) => [name, versions[name] ?? version]),
    );
  const {dependencies, devDependencies} = manifest;
  return {
    ...manifest,
    ...(dependencies && {dependencies: changed(dependencies)}),
    ...(devDependencies && {devDependencies: changed(devDependencies)}),
  };
};

/**
 * Installs what the manifest of a copy lists. Needs the network.
 *
 * @param options further options of npm
 * @throws with what npm says
 */
export const installListed = (folder: string, options: readonly string[] = []): void => {
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', ...options], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      maxBuffer: 50_000_000,
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Error(
      `The packages can't be installed: ${text.trim().split('\n')[0] ?? ''}. Check the network (npm ping), then run again.`,
    );
  }
};
