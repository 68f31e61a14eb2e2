import {codeWithout} from './fenceCode';
import {sampleExtension, type SampleExtension} from './fenceMeta';
import type {Fence} from './fences';

/** One code fence of a page, as it is compiled. */
export interface Sample {
  /** The page's path from the project's root, with forward slashes. */
  readonly page: string;
  /** The line of the opening fence in the page, from 1. */
  readonly line: number;
  /** The column of the opening fence in the page, from 1. */
  readonly column: number;
  readonly extension: SampleExtension;
  /** What the page names it. */
  readonly title?: string;
  /** The code to compile: hidden lines included, removed lines blank; line for line as on the page. */
  readonly code: string;
  /** For each line of `code`, how many columns of the page's line stand before it. */
  readonly indents: readonly number[];
  /** The file that the sample represents, relative to its group's root. */
  readonly file?: string;
  /** The small project on the page that the sample belongs to. */
  readonly group?: string;
  /** The codes that the sample is there to show: `TS2345`, or a lint rule. */
  readonly expected: readonly string[];
  /** The lint rule that it breaks with a reason. */
  readonly allowed?: string;
  /** Why the sample is not checked. */
  readonly nocheck?: string;
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
  const {language, meta, code, line, column, indents} = fence;
  const {title, file, group, nocheck, run, throws, norender, props, frame, failing} = meta;
  const {picture, errors = [], allow} = meta;
  const extension = sampleExtension(language);
  const isData = extension === 'json' && file === undefined;
  if (!extension || isData) {
    return undefined;
  }

  return {
    page,
    line,
    column,
    extension,
    ...(title === undefined ? {} : {title}),
    code: codeWithout(code, 'removed'),
    indents,
    expected: errors,
    ...(allow === undefined ? {} : {allowed: allow.rule}),
    ...(file !== undefined && group !== undefined ? {file, group} : {}),
    ...(nocheck === undefined ? {} : {nocheck}),
    ...(run ? {run} : {}),
    ...(throws === undefined ? {} : {throws}),
    ...(norender === undefined ? {} : {norender}),
    ...(props === undefined ? {} : {props}),
    ...(frame === undefined ? {} : {frame}),
    ...(failing ? {failing} : {}),
    ...(picture === undefined ? {} : {picture}),
  };
};

/**
 * The files of a group where the page shows one of its samples: each as last shown above, or, when it
 * comes only further down, as it is first shown.
 *
 * @param members samples of the group, in the order of the page
 * @param index of the sample
 */
export const filesAt = (members: readonly Sample[], index: number): Map<string, string> => {
  const files = new Map<string, string>();
  members.forEach(({file, code}, position) => {
    if (file && (position <= index || !files.has(file))) {
      files.set(file, code);
    }
  });
  return files;
};
