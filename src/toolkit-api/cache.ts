import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {packageOf} from 'dts-api-model/model';

import {hashOf} from '../content/diskCache';
import {ENTRY_POINTS} from './entries';

/** Packages, besides the toolkit's own, whose version affects the types. */
const SHAPING_PACKAGES = ['typescript', '@types/react', 'zod', '@react-three/fiber'];

/** Installed version of a package, or undefined. */
export const installedVersion = (root: string, packageName: string): string | undefined => {
  const file = path.join(root, 'node_modules', packageName, 'package.json');
  if (!existsSync(file)) return undefined;
  const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof manifest === 'object' && manifest !== null && 'version' in manifest
    ? String(manifest.version)
    : undefined;
};

/** Installed version of the packages behind some entry points. */
export const versionsOf = (root: string, entries: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    [...new Set(entries.map(packageOf))].map((name) => [
      name,
      installedVersion(root, name) ?? 'missing',
    ]),
  );

/** All modules of this package have the types of the one that is read. */
const isFont = (file: string): boolean =>
  /google-fonts.*[\\/](?!Inter\.)[A-Z]\w*\.d\.ts$/.test(file);

/** When and how the declaration files of packages were written last: linked and patched ones keep their version. */
const declarationStamps = (root: string): string[] =>
  [...new Set(ENTRY_POINTS.map(packageOf))].flatMap((name) => {
    const folder = path.join(root, 'node_modules', name, 'dist');
    if (!existsSync(folder)) return [];
    return readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.d.ts') && !isFont(path.join(name, file)))
      .map((file) => {
        const {mtimeMs, size} = statSync(path.join(folder, file));
        return `${name}/${file} ${mtimeMs} ${size}`;
      })
      .sort();
  });

const keys = new Map<string, string>();

/** Has the key read again from what is installed now. */
export const forgetModelKey = (): void => {
  keys.clear();
};

/** Changes when npm installs a package; types that are changed in their place count from the next start. */
export const INSTALLED = 'node_modules/.package-lock.json';

/**
 * Changes when a toolkit package, one of its declaration files, a package that shapes its types, or the list of
 * entry points changes.
 */
export const modelKey = (root: string): string => {
  const known = keys.get(root);
  if (known !== undefined) return known;
  const versions = versionsOf(root, [...ENTRY_POINTS, ...SHAPING_PACKAGES]);
  const key = hashOf([JSON.stringify([versions, ENTRY_POINTS, declarationStamps(root)])]);
  keys.set(root, key);
  return key;
};
