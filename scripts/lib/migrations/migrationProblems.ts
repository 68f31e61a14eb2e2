import type {Finding} from 'mdx-docs-checker/findings';
import {
  compileProblems,
  readMigration,
  searchProblems,
  type Migration,
} from 'mdx-docs-checker/migrations';
import type {Sample} from 'mdx-docs-checker/page';

import type {Page} from '../../../src/content/page';
import type {Versions} from '../../../src/markdown/frontMatter';
import {createTypechecker} from '../samples/typecheck';

const TOOLKIT = /['"](@remotion\/[a-z0-9-]+)/gu;

/** Packages to install for samples; those of the toolkit at their last version up to the stated one. */
export const packagesFor = ({remotion, react}: Versions, samples: readonly Sample[]): string[] => {
  const imported = samples.flatMap(({code}) => [...code.matchAll(TOOLKIT)].map(([, name]) => name));
  return [
    `remotion@${remotion}`,
    ...[...new Set(imported)].sort().map((name) => `${name}@<=${remotion}`),
    `@types/react@${react}`,
    `@types/react-dom@${react}`,
    '@types/node@20',
  ];
};

/**
 * Reads a migration page, runs its searches, and compiles its old code against the old packages, and the new code
 * where the installed packages are too new for it. Installs packages into a temporary folder.
 *
 * @param root the site's root
 * @throws when a package can't be installed
 */
export const migrationProblems = (
  root: string,
  page: Page,
): {migration: Migration<Versions>; findings: Finding[]} => {
  const migration = readMigration<Versions>(page);
  const compiled = compileProblems(root, migration, {
    createTypechecker,
    packagesFor,
    nameOf: ({remotion}) => `Remotion ${remotion}`,
  });
  return {
    migration,
    findings: [...migration.problems, ...searchProblems(migration), ...compiled],
  };
};
