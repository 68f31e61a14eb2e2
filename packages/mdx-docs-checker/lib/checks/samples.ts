import path from 'node:path';

import {hashOfFiles} from '../cache';
import type {Check} from '../check';
import {libraryFiles} from '../libraryFiles';
import {checkSamples} from '../samples/checkSamples';
import type {CheckJob} from '../samples/project';
import type {SampleFinding} from '../samples/sample';
import {compileAndLint} from '../samples/sampleChecker';
import {samplePage} from '../samples/samplePage';
import {createTypechecker, type TypecheckOptions, type Typechecker} from '../samples/typecheck';

/** How samples are compiled. */
export interface SamplesOptions extends Omit<TypecheckOptions, 'ambient'> {
  /** Files and folders that samples are compiled against, from the root: the library's own declarations. */
  readonly library: readonly string[];
  /** Files with declarations that are visible to every sample, from the root. */
  readonly ambient?: readonly string[];
  /** Additional findings about a sample's file, such as a linter's. */
  readonly lint?: (job: CheckJob) => readonly SampleFinding[];
}

/** Compiles the TypeScript and JavaScript fences of pages against the library. */
export const samples = ({
  library,
  ambient = [],
  lint = () => [],
  ...options
}: SamplesOptions): Check => {
  // Loading declarations takes a second: a watcher keeps them as long as the library stays the same.
  let compiler: {key: string; typecheck: Typechecker} | undefined;
  return {
    name: 'samples',
    check: (pages, {root}) => {
      const key = hashOfFiles(libraryFiles('samples', root, library));
      if (compiler?.key !== key) {
        const files = ambient.map((file) => path.join(root, file));
        compiler = {key, typecheck: createTypechecker(root, {...options, ambient: files})};
      }
      const {typecheck} = compiler;
      const results = checkSamples(
        pages.map((page) => ({page: samplePage(page)})),
        compileAndLint(typecheck, lint),
      );
      return results.flatMap(({result}) => result.findings);
    },
    inputs: ({root}) => [
      hashOfFiles([
        ...libraryFiles('samples', root, library),
        ...ambient.map((file) => path.join(root, file)),
      ]),
    ],
  };
};
