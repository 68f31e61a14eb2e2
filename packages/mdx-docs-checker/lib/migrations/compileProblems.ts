import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {sortFindings, type Finding} from '../findings';
import type {Sample} from '../sampleOf';
import {locate} from '../samples/expected';
import {planPage} from '../samples/project';
import type {Typechecker} from '../samples/typecheck';
import {installPackages} from './installPackages';
import type {Migration} from './readMigration';

/** How the code of migration pages is compiled. */
export interface CompileOptions<Versions> {
  /** Creates a compiler of code whose packages resolve from a folder. */
  readonly createTypechecker: (folder: string) => Typechecker;
  /** Packages to install for samples, with their versions, as npm takes them. */
  readonly packagesFor: (versions: Versions, samples: readonly Sample[]) => string[];
  /** What messages call the packages, such as "React 17". */
  readonly nameOf: (versions: Versions) => string;
}

/** Only types are needed, and old packages ask for peers that are gone. */
const options = ['--ignore-scripts', '--omit=optional', '--legacy-peer-deps'];

const compile = (
  typecheck: Typechecker,
  samples: readonly Sample[],
  against: string,
): Finding[] => {
  const plans = planPage(samples);
  const found = typecheck(plans.map(({shown}) => shown));
  return plans.flatMap(({sample, shown}) =>
    (found.get(shown.key) ?? []).map((finding) => {
      const {message, ...place} = locate(sample, finding);
      return {...place, message: `${message} (${against})`};
    }),
  );
};

const compileIn = <Versions>(
  root: string,
  samples: readonly Sample[],
  versions: Versions | undefined,
  state: string,
  {createTypechecker, packagesFor, nameOf}: CompileOptions<Versions>,
): Finding[] => {
  if (samples.length === 0) return [];
  if (versions === undefined) {
    return compile(createTypechecker(root), samples, `${state}, installed packages`);
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'migration-'));
  try {
    installPackages(folder, packagesFor(versions, samples), options);
    return compile(createTypechecker(folder), samples, `${state}, ${nameOf(versions)}`);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
};

/**
 * Compiles the old code of a migration page against the old packages, and the new code where the
 * installed packages are too new for it. Installs packages into a temporary folder.
 *
 * @param root the project's root
 * @throws when a package can't be installed
 */
export const compileProblems = <Versions>(
  root: string,
  {before, after, oldSamples, newSamples}: Migration<Versions>,
  options: CompileOptions<Versions>,
): Finding[] =>
  sortFindings([
    ...compileIn(root, oldSamples, before, 'old code', options),
    ...compileIn(root, newSamples, after, 'new code', options),
  ]);
