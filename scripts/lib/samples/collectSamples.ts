import type {Page as ContentPage} from '../../../src/content/page';
import {unreadable} from '../findings';
import type {Page} from './sample';

/** The samples of a page, with the problems of its fences. */
export const collectSamples = (page: ContentPage): Page => {
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
