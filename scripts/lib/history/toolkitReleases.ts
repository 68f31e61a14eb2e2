// What a release of the toolkit's packages has, and what makes no difference between two of them.
import {existsSync} from 'node:fs';
import path from 'node:path';
import {packageOf} from 'dts-api-model/model';
import {
  fingerprints,
  loadRelease,
  readSurface,
  type CompareOptions,
  type ExtraItem,
  type Registry,
  type Release,
  type Surface,
} from 'npm-api-history';

import {isToolkit} from '../../../src/config/toolkit';
import {ENTRY_POINTS} from '../../../src/toolkit-api/entries';
import {READER_OPTIONS} from '../../../src/toolkit-api/readerOptions';
import {commandFlags, declaredFlags} from './flags';

/** Packages of the toolkit without types, and those of the Studio, which no other package shows in its types. */
const NOT_READ = /^@remotion\/(?:compositor-|eslint-(?!config-flat)|studio(?:-server|-shared)?$)/;

/** Font modules all have the exports of one of them. */
const isFont = (entry: string): boolean => /^@remotion\/google-fonts\/(?!Inter$)[A-Z]/.test(entry);

const SETTERS = '@remotion/cli/config#Config.';

/** The declarations of the parsed command line, which have a type for each flag. */
const flagFiles = ({packageName, roots}: Release): string[] =>
  ['parse-command-line.d.ts', 'parsed-cli.d.ts', 'cli/args.d.ts']
    .map((file) =>
      path.join(roots.get(packageName) ?? '', 'node_modules', packageName, 'dist', file),
    )
    .filter((file) => existsSync(file));

/** Names of type parameters in the toolkit's types. */
export const COMPARE_OPTIONS: CompareOptions = {typeParameters: ['Schema', 'Props']};

/** Loads a release and the toolkit's packages that it depends on. */
export const loadToolkitRelease = (
  registry: Registry,
  packageName: string,
  version: string,
): Promise<Release> =>
  loadRelease(registry, packageName, version, (name) => isToolkit(name) && !NOT_READ.test(name));

/** Equal for releases whose surfaces are equal; flags are read from code. */
export const fingerprint = fingerprints({
  releaseNumber: /\b4\.0\.\d+\b/g,
  readInCode: /parsed\w*Cli\b[^;\n]{0,60}|\w+Option\.(?:getValue|cliFlag)|cliFlag[^;\n]*/g,
});

/** Reads everything public of a release: exports, options, setters, and flags. */
export const readToolkitSurface = (root: string, release: Release): Surface =>
  readSurface(root, release, {
    reader: READER_OPTIONS,
    entries: (packageName) => ENTRY_POINTS.filter((entry) => packageOf(entry) === packageName),
    isSkipped: isFont,
    kindOf: (id) => (id.startsWith(SETTERS) ? 'setter' : undefined),
    extras: {
      files: flagFiles,
      read: (program) => {
        const declared = flagFiles(release).flatMap((file) => {
          const declarations = program.files.get(file);
          return declarations ? declaredFlags(program, declarations) : [];
        });
        return [...commandFlags(release, declared)].map(([flag, field]): ExtraItem => [
          `${release.packageName}#--${flag}`,
          'flag',
          {...field, optional: false},
        ]);
      },
    },
  });
