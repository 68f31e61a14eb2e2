import type {Page} from '../../../src/content/page';
import {UNPROVEN, unprovenReason} from './unproven';

/** Where pages without proof are listed. */
export const UNPROVEN_FILE = 'scripts/lib/behaviors/unproven.ts';

/** What proves pages besides what they run themselves. */
export interface Proofs {
  /** The ledger of rendered samples, as text. */
  readonly rendered: string;
  /** Pages of behaviors and effects. */
  readonly tried: readonly string[];
  /** Options whose limits are called, and on which pages. */
  readonly called: readonly {readonly pages: RegExp; readonly options: readonly string[]}[];
}

interface UnprovenPages {
  /** Pages without proof and without a reason. */
  readonly unlisted: readonly string[];
  readonly listed: readonly {readonly file: string; readonly reason: string}[];
  /** Entries of the list that no page without proof needs. */
  readonly stale: readonly string[];
}

const isApi = (text: string): boolean => /^kind: api$/mu.test(text.split('\n---')[0] ?? '');

/** A sample or a comment with `run`. */
const runs = (text: string): boolean =>
  /^[ \t>]*(?:`{3,}|~{3,})\w+ .*\brun\b/mu.test(text) || /\{\/\*\s*run\b/u.test(text);

/** The pages of kind `api` of which nothing is executed. */
export const unprovenPages = (
  sources: readonly Pick<Page, 'file' | 'text'>[],
  {rendered, tried, called}: Proofs,
): UnprovenPages => {
  const files = sources
    .filter(
      ({file, text}) =>
        isApi(text) &&
        !runs(text) &&
        !rendered.includes(`"${file}`) &&
        !tried.includes(file) &&
        !called.some(
          ({pages, options}) =>
            pages.test(file) && options.some((option) => text.includes(`### \`${option}`)),
        ),
    )
    .map(({file}) => file);
  const reasons = files.map((file) => ({file, reason: unprovenReason(file)}));
  return {
    unlisted: reasons.flatMap(({file, reason}) => (reason === undefined ? [file] : [])),
    listed: reasons.flatMap(({file, reason}) => (reason === undefined ? [] : [{file, reason}])),
    stale: UNPROVEN.filter(({pages}) => !files.some((file) => pages.test(file))).map(
      ({pages}) => pages.source,
    ),
  };
};
