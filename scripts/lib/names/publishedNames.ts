// Names that code on pages can have: those of the installed packages and of the platforms they run on.
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {bareName, namesIn} from 'mdx-docs-checker/names';

import {openCache} from '../../../src/content/diskCache';

/** Packages whose declarations have names that samples use. */
const PLATFORMS: readonly string[] = [
  'typescript/lib',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@types/three',
  '@react-three/fiber/dist',
  'csstype',
  'zod',
];

/** Each of the thousands of font families has a file with the same names. */
const isFont = (file: string): boolean => /google-fonts.*[\\/](?!Inter\.)[A-Z]\w*\./u.test(file);

const filesOf = (folder: string, wanted: RegExp): string[] =>
  existsSync(folder)
    ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .map((file) => path.join(folder, file))
        .filter((file) => wanted.test(file) && !isFont(file))
    : [];

const sourcesOf = (root: string): string[] => {
  const modules = path.join(root, 'node_modules');
  const scope = path.join(modules, '@remotion');
  const scoped = existsSync(scope) ? readdirSync(scope).map((name) => `@remotion/${name}`) : [];
  return [
    ...['remotion', ...scoped].flatMap((name) =>
      filesOf(path.join(modules, name), /\.(?:js|d\.ts)$/u),
    ),
    ...PLATFORMS.flatMap((name) => filesOf(path.join(modules, name), /\.d\.[cm]?ts$/u)),
  ];
};

/**
 * All names in the published code of the toolkit and in the types of its platforms, as `bareName` has them.
 * They are kept until the packages change.
 *
 * @param root the project's root
 */
export const publishedNames = (root: string): ReadonlySet<string> => {
  const cache = openCache<string[]>(root, 'published-names', [__filename]);
  const known = cache.get([]);
  if (known) return new Set(known);
  const names = new Set<string>();
  for (const file of sourcesOf(root)) {
    for (const name of namesIn(readFileSync(file, 'utf8'))) names.add(bareName(name));
  }
  cache.set([], [...names]);
  return names;
};
