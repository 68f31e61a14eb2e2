import {
  readSample as readCompiledSample,
  type Sample as CompiledSample,
} from 'mdx-docs-checker/page';

import type {Fence} from './fences';

/** One code fence of a page, as it is compiled, executed and rendered. */
export interface Sample extends CompiledSample {
  /** Whether the sample is executed, so that the results it states are checked. */
  readonly run?: boolean;
  /** The message of the error that executing it throws. */
  readonly throws?: string;
  /** Why the component that it shows can't be rendered. */
  readonly norender?: string;
  /** Props to render it with, as a JavaScript expression. */
  readonly props?: string;
  /** The frame to render, from 0. */
  readonly frame?: number;
  /** Whether it is rendered a second time, without its media. */
  readonly failing?: boolean;
  /** What the picture below the sample shows, for those who can't see it. */
  readonly picture?: string;
}

/**
 * Reads a fence as a sample; undefined when it is none.
 *
 * @param page the page's path from the project's root
 */
export const readSample = (page: string, fence: Fence): Sample | undefined => {
  const {run, throws, norender, props, frame, failing, picture, allow} = fence.meta;
  const sample = readCompiledSample(page, fence);
  return (
    sample && {
      ...sample,
      ...(allow === undefined ? {} : {allowed: allow.rule}),
      ...(run ? {run} : {}),
      ...(throws === undefined ? {} : {throws}),
      ...(norender === undefined ? {} : {norender}),
      ...(props === undefined ? {} : {props}),
      ...(frame === undefined ? {} : {frame}),
      ...(failing ? {failing} : {}),
      ...(picture === undefined ? {} : {picture}),
    }
  );
};
