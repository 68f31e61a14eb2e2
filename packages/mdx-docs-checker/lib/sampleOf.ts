import {codeWithout} from './fenceCode';
import type {Fence} from './fences';
import {sampleExtension, type SampleExtension} from './sampleWords';

/** A code fence on a page, as it's compiled. */
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
  /** The code to compile, line for line as on the page, with hidden lines, and with removed lines left blank. */
  readonly code: string;
  /** For each line of `code`, how many columns come before it on the page's line. */
  readonly indents: readonly number[];
  /** The file that the sample represents, relative to its group's root. */
  readonly file?: string;
  /** The small project that the sample belongs to, on the same page. */
  readonly group?: string;
  /** The codes that the sample is meant to show: `TS2345`, or a lint rule. */
  readonly expected: readonly string[];
  /** The lint rule that it breaks for a stated reason. */
  readonly allowed?: string;
  /** Why the sample is not checked. */
  readonly nocheck?: string;
}

/** What a fence's words say about its sample: see `SAMPLE_WORDS`. */
interface SampleMeta {
  readonly title?: string;
  readonly file?: string;
  readonly group?: string;
  readonly errors?: readonly string[];
  readonly nocheck?: string;
}

/**
 * Reads a fence as a sample; undefined if it isn't one.
 *
 * @param page the page's path from the project's root
 */
export const readSample = (page: string, fence: Fence<SampleMeta>): Sample | undefined => {
  const {language, meta, code, line, column, indents} = fence;
  const {title, file, group, nocheck, errors = []} = meta;
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
    ...(file !== undefined && group !== undefined ? {file, group} : {}),
    ...(nocheck === undefined ? {} : {nocheck}),
  };
};

/**
 * The files of a group at one of its samples: each as last shown above it or, if it only appears further
 * down, as first shown.
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
