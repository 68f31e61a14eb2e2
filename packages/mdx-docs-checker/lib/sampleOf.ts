import {codeWithout} from './fenceCode';
import type {Fence} from './fences';
import {sampleExtension, type SampleExtension} from './sampleWords';

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
}

/** What the words of a fence say of its sample: see `SAMPLE_WORDS`. */
interface SampleMeta {
  readonly title?: string;
  readonly file?: string;
  readonly group?: string;
  readonly errors?: readonly string[];
  readonly nocheck?: string;
}

/**
 * Reads a fence as a sample; undefined when it is none.
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
