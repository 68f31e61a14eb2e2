import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {sortFindings, type Finding} from 'mdx-docs-checker/findings';
import {locate, planPage} from 'mdx-docs-checker/samples';

import type {Versions} from '../../../src/markdown/frontMatter';
import {installPackages} from '../installPackages';
import type {Sample} from '../../../src/content/samples';
import {createTypechecker} from '../samples/typecheck';
import type {Migration} from './readMigration';

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

/** Only types are needed, and old packages ask for peers that are gone. */
const options = ['--ignore-scripts', '--omit=optional', '--legacy-peer-deps'];

const compile = (root: string, samples: readonly Sample[], against: string): Finding[] => {
  const plans = planPage(samples);
  const found = createTypechecker(root)(plans.map(({shown}) => shown));
  return plans.flatMap(({sample, shown}) =>
    (found.get(shown.key) ?? []).map((finding) => {
      const {message, ...place} = locate(sample, finding);
      return {...place, message: `${message} (${against})`};
    }),
  );
};

const compileIn = (
  root: string,
  samples: readonly Sample[],
  versions: Versions | undefined,
  state: string,
): Finding[] => {
  if (samples.length === 0) return [];
  if (!versions) return compile(root, samples, `${state}, installed packages`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'migration-'));
  try {
    installPackages(folder, packagesFor(versions, samples), options);
    return compile(folder, samples, `${state}, Remotion ${versions.remotion}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};

/**
 * Compiles the old code of a migration page against the old packages, and the new code where the
 * installed packages are too new for it. Installs packages into a temporary folder.
 *
 * @param root the site's root
 * @throws when a package can't be installed
 */
export const compileProblems = (
  root: string,
  {before, after, oldSamples, newSamples}: Migration,
): Finding[] =>
  sortFindings([
    ...compileIn(root, oldSamples, before, 'old code'),
    ...compileIn(root, newSamples, after, 'new code'),
  ]);
