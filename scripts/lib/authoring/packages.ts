// Packages in commands of pages: the lock file knows them, or a list of those that were looked up.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {nearest} from 'embedded-docs-search/nearest';
import type {Finding} from 'mdx-docs-checker/findings';

import {SHELLS} from '../../../src/content/fenceMeta';
import type {Page} from '../../../src/content/page';
import {writeFileAtomic} from '../../../src/content/diskCache';
import {readShell} from '../commands/shell';

/** Packages that pages name and this site doesn't install, one a line; each was found in the registry. */
const LOOKED_UP = 'scripts/lib/authoring/packages.txt';

interface LockFile {
  readonly packages: Readonly<Record<string, {readonly bin?: Readonly<Record<string, string>>}>>;
}

/** The packages that commands may name. */
export interface KnownPackages {
  readonly names: ReadonlySet<string>;
  /** Names of commands that packages bring along, for `npx`. */
  readonly commands: ReadonlySet<string>;
}

const readLookedUp = (root: string): string[] =>
  fs.readFileSync(path.join(root, LOOKED_UP), 'utf8').split('\n').filter(Boolean);

export const readKnownPackages = (root: string): KnownPackages => {
  const {packages} = JSON.parse(
    fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  ) as LockFile;
  const installed = Object.keys(packages).map((folder) => folder.replace(/^.*node_modules\//u, ''));
  return {
    names: new Set([...installed.filter(Boolean), ...readLookedUp(root)]),
    commands: new Set(Object.values(packages).flatMap(({bin = {}}) => Object.keys(bin))),
  };
};

interface NamedPackage {
  readonly name: string;
  readonly isCommand: boolean;
}

/** `react@19`, `@types/react@latest`; not a file, an address or a variable. */
const PACKAGE = /^(@[\w.-]+\/[\w.-]+|[a-z\d][\w.-]*)(?:@.*)?$/iu;

const namedIn = (words: readonly string[]): NamedPackage[] => {
  const [tool = '', command = '', ...rest] = words;
  const isInstall =
    ['npm', 'pnpm', 'yarn', 'bun'].includes(tool) && ['i', 'install', 'add'].includes(command);
  const isRun = ['npx', 'bunx'].includes(tool);
  const named = (isInstall ? rest : isRun ? [command, ...rest] : []).filter(
    (word) => !word.startsWith('-'),
  );
  // What follows the first one is the command's own.
  return (isRun ? named.slice(0, 1) : named)
    .flatMap((word) => PACKAGE.exec(word)?.[1] ?? [])
    .map((name) => ({name, isCommand: isRun}));
};

/** Finds packages in install commands that neither the lock file nor the list knows. */
export const packageFindings = (
  {file, fences}: Pick<Page, 'file' | 'fences'>,
  {names, commands}: KnownPackages,
): (Finding & {readonly name: string})[] =>
  fences
    .filter(({language}) => SHELLS.includes(language))
    .flatMap((fence) =>
      readShell(fence.code).flatMap(({words, line}) =>
        namedIn(words)
          .filter(({name, isCommand}) => !names.has(name) && !(isCommand && commands.has(name)))
          .map(({name}) => {
            const near = nearest(name, names);
            return {
              name,
              file,
              line: fence.line + line,
              code: 'package',
              message: `no known package is named "${name}"`,
              todo: `${near ? `write ${near}` : 'correct it'}, or, if it is right, run npm run check:authoring -- --record, which looks it up in the registry`,
            };
          }),
      ),
    );

/**
 * Looks packages up in the registry and notes those that are there.
 *
 * @returns those that aren't
 */
export const recordPackages = (root: string, names: readonly string[]): string[] => {
  const missing: string[] = [];
  const found = names.filter((name) => {
    const {status, stderr} = spawnSync('npm', ['view', name, 'name'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return true;
    if (!stderr.includes('E404'))
      throw new Error(`The registry can't be reached: ${stderr.trim()}`);
    missing.push(name);
    return false;
  });
  const all = [...new Set([...readLookedUp(root), ...found])].sort();
  writeFileAtomic(path.join(root, LOOKED_UP), `${all.join('\n')}\n`);
  return missing;
};
