import {
  compileAndLint,
  type RunJobs,
  type SampleCache,
  type SampleChecker,
} from 'mdx-docs-checker/sample-checker';

import {noCache} from '../../../src/content/diskCache';
import {lintJob} from './lint';
import {openSampleChecker} from './openSampleChecker';
import {createTypechecker} from './typecheck';

/** What is checked of the samples of a project. */
export const sampleRules = (root: string): RunJobs =>
  compileAndLint(createTypechecker(root), lintJob);

/**
 * Creates a checker that has loaded the compiler and the linter.
 *
 * @param root the project's root
 * @param cache where results are kept between runs
 */
export const createSampleChecker = (root: string, cache: SampleCache = noCache()): SampleChecker =>
  openSampleChecker(root, cache, () => Promise.resolve(sampleRules(root)));
