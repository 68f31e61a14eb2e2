import type {Fault} from 'playwright-mutation-sample/faults';

/** Faults that no test can notice, or that nobody would: by file, the code of the line, and what becomes of a part. */
export interface Explained extends Pick<Fault, 'file' | 'code' | 'after'> {
  readonly reason: string;
}

const FINDER = 'src/errors/findMessages.ts';
const BOUNDS_TIME =
  'It limits how long a paste takes; readers can’t tell whether one more is compared.';

export const EXPLAINED: readonly Explained[] = [
  {
    file: 'packages/embedded-docs-search/lib/words.ts',
    code: 'if (long.length - short.length > 1) return false;',
    after: '1 + 1',
    reason: 'It saves time: the code below it rejects such words, too.',
  },
  {
    file: 'packages/embedded-docs-search/lib/find.ts',
    code: 'const knownWords = 200;',
    after: '200 + 1',
    reason: 'It limits the size of the lookup cache; the results are the same.',
  },
  {
    file: 'packages/react-docs-playground/lib/shareLinks.ts',
    code: 'const SLICE = 512;',
    after: '512 + 1',
    reason: 'A link unpacks to the same code, whatever the size of the chunks.',
  },
  {
    file: 'packages/react-docs-playground/lib/loopGuards.ts',
    code: 'if (first && second) {',
    after: 'first || second',
    reason: 'A `for` has two semicolons or none.',
  },
  {file: FINDER, code: 'const MOST_WORDS = 60;', after: '60 + 1', reason: BOUNDS_TIME},
  {file: FINDER, code: 'const MOST_CANDIDATES = 24;', after: '24 + 1', reason: BOUNDS_TIME},
  {file: FINDER, code: 'const MOST_PLACES = 4;', after: '4 + 1', reason: BOUNDS_TIME},
];

/** Why a fault needs no test; undefined when it needs one. */
export const explanationOf = ({file, code, after}: Fault): string | undefined =>
  EXPLAINED.find((known) => known.file === file && known.code === code && known.after === after)
    ?.reason;
