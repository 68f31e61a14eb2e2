import {hashOfFiles} from '../cache';
import type {Check} from '../check';
import {libraryFiles} from '../libraryFiles';
import {RESULT_WORDS} from '../resultWords';
import {checkResults} from '../results/checkResults';

/** How samples are executed. */
export interface ResultsOptions {
  /**
   * Files and folders of the library that samples import, from the root. Outcomes are cached until they change;
   * without it, samples are executed in each run.
   */
  readonly library?: readonly string[];
  /** How long one sample may run, in milliseconds; 30,000 by default. */
  readonly timeLimit?: number;
}

/**
 * Executes samples with `run` in their fence, and compares what they give with the results in comments behind
 * expressions, with the error in `throws="…"`, and with the block with `output` below.
 */
export const results = ({library, ...options}: ResultsOptions = {}): Check => ({
  name: 'results',
  fenceWords: RESULT_WORDS,
  check: async (pages, {root}) => {
    const outcomes = await checkResults(root, pages, {
      treeOf: ({tree}) => Promise.resolve(tree),
      ...options,
    });
    return outcomes.flatMap(({findings}) => findings);
  },
  ...(library && {
    inputs: ({root}) => [hashOfFiles(libraryFiles('results', root, library))],
  }),
});
