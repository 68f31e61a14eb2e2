import type {Fault} from 'playwright-mutation-sample/faults';

/** Faults that no test can notice, or that nobody would: by file, the code of the line, and what becomes of a part. */
export interface Explained extends Pick<Fault, 'file' | 'code' | 'after'> {
  readonly reason: string;
}

const FINDER = 'src/errors/findMessages.ts';
const BOUNDS_TIME =
  'It limits how long a paste takes; readers can’t tell whether one more is compared.';

const LEAN_CHUNKS = 'packages/docusaurus-lean-start/lib/lazy-doc-routes/build/pageChunks.ts';
const NEEDS_BUILD = 'Only a build has it: tests/built/upstream.spec.ts fails without it.';
const NEEDS_BROWSER = 'A test in a browser fails without it';
const NO_SUCH_SHARE = 'Weighted shares of words don’t come out at exactly this bound.';

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
  {
    file: 'packages/embedded-docs-search/lib/find.ts',
    code: 'const best = Math.min(found[0]?.score ?? 0, 1);',
    after: '0 + 1',
    reason: 'Without a hit, there is nothing that is compared with it.',
  },
  {
    file: 'packages/embedded-docs-search/lib/rank.ts',
    code: 'if (gain <= weights.sectionGain || gain < best.gain - weights.equalGain) continue;',
    after: 'gain < weights.sectionGain',
    reason: NO_SUCH_SHARE,
  },
  {
    file: LEAN_CHUNKS,
    code: "compiler.hooks.thisCompilation.tap('page-chunks', (compilation) => {",
    after: "''",
    reason: 'A label in what the bundler prints.',
  },
  {
    file: LEAN_CHUNKS,
    code: 'this.#codes = this.#pages.map(({module, shared}, index) => {',
    after: ';',
    reason: NEEDS_BUILD,
  },
  {
    file: LEAN_CHUNKS,
    code: 'edit(file, (code) => fillList(code, list));',
    after: ';',
    reason: NEEDS_BUILD,
  },
  {
    file: 'src/config/site.ts',
    code: "company: 'Remotion AG',",
    after: "''",
    reason: `${NEEDS_BROWSER}: tests/browser/shell.spec.ts.`,
  },
  {
    file: 'src/search/searchEngine.ts',
    code: 'export const hitsPerGroup = 5;',
    after: '5 + 1',
    reason: `${NEEDS_BROWSER}: [SEARCH-06].`,
  },
  {
    file: 'src/errors/pastedWords.ts',
    code: 'wordsOfLine.set(line, found);',
    after: ';',
    reason: 'It saves time: a line that repeats is taken apart once.',
  },
  {
    file: FINDER,
    code: 'if (isLight && share < EXACT_SHARE && !hasCode) continue;',
    after: 'share <= EXACT_SHARE',
    reason: NO_SUCH_SHARE,
  },
  {file: FINDER, code: 'const MOST_WORDS = 60;', after: '60 + 1', reason: BOUNDS_TIME},
  {file: FINDER, code: 'const MOST_CANDIDATES = 24;', after: '24 + 1', reason: BOUNDS_TIME},
  {file: FINDER, code: 'const MOST_PLACES = 4;', after: '4 + 1', reason: BOUNDS_TIME},
];

/** Why a fault needs no test; undefined when it needs one. */
export const explanationOf = ({file, code, after}: Fault): string | undefined =>
  EXPLAINED.find((known) => known.file === file && known.code === code && known.after === after)
    ?.reason;
