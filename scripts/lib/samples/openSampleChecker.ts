import {join} from 'node:path';
import {
  createSampleChecker,
  type KnownPage,
  type RunJobs,
  type SampleCache,
  type SampleChecker,
} from 'mdx-docs-checker/sample-checker';

import {openCache} from '../../../src/content/diskCache';
import {readText} from '../../../src/content/files';
import {readPage} from '../../../src/content/page';
import {modelKey} from '../../../src/toolkit-api/cache';

/** What earlier runs found. */
export const openSampleCache = (root: string): SampleCache => {
  const tools = [__dirname, join(__dirname, '../../../src/content')];
  const cache = openCache<KnownPage>(root, 'samples', tools);
  const types = modelKey(root);
  return {
    get: (inputs) => cache.get([types, ...inputs]),
    set: (inputs, known) => {
      cache.set([types, ...inputs], known);
    },
  };
};

/**
 * Opens a checker for the samples of a project.
 *
 * @param root the project's root
 * @param cache where results are kept between runs
 * @param load loads the compiler and the linter, about a second of work, when a page has changed
 */
export const openSampleChecker = (
  root: string,
  cache: SampleCache,
  load: () => Promise<RunJobs>,
): SampleChecker =>
  createSampleChecker({
    readText: (file) => readText(root, file),
    readPage: (file) => readPage(root, file),
    load,
    cache,
  });
