import {unreadable} from 'mdx-docs-checker/findings';
import type {SamplePage} from 'mdx-docs-checker/samples';

import type {Page as ContentPage} from '../../../src/content/page';

/** The samples of a page, with the problems of its fences. */
export const collectSamples = (page: ContentPage): SamplePage => {
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
