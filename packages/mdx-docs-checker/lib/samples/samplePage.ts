import {unreadable} from '../findings';
import type {Fence} from '../fences';
import type {PageProblem} from '../frontMatter';
import type {Sample} from '../sampleOf';
import type {Page} from './sample';

/** A page as its reader has it. */
export interface SampleSource {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly problem?: PageProblem;
  readonly fences: readonly Pick<Fence<unknown>, 'problems'>[];
  readonly samples: readonly Sample[];
}

/** The samples of a page, with the problems of its fences. */
export const samplePage = (page: SampleSource): Page => {
  const {file, fences, samples} = page;
  return {
    path: file,
    samples,
    problems: [
      ...unreadable(page).map((finding) => ({column: 1, code: 'mdx', ...finding})),
      ...fences.flatMap(({problems}) => problems.map((found) => ({file, code: 'fence', ...found}))),
    ],
  };
};
