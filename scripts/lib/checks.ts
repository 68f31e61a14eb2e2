/** Folder of what tools keep between runs. */
const cache = 'node_modules/.cache';

/** A check that needs no build. */
export interface Check {
  readonly name: string;
  /** What to run when it fails, where reading the message is not enough. */
  readonly cure?: string;
  /** Whether what it prints is worth reading when it passes, too. */
  readonly isNotice?: true;
  /** Matches the files that it reads, by path from the root; without it, it reads all of them. */
  readonly reads?: RegExp;
  /** What it looks at: each page on its own, or all pages at once. Without it, what isn't a page. */
  readonly scope?: 'page' | 'site';
  /** Whether another release of the toolkit can change its outcome. */
  readonly isOfToolkit?: true;
  readonly command: readonly [tool: string, ...args: string[]];
}

/** A check that is a script of its own, `scripts/check-<name>.ts`. */
const script = (name: string, check: Omit<Check, 'name' | 'command'>): Check => ({
  name,
  ...check,
  command: ['tsx', `scripts/check-${name}.ts`],
});

/**
 * What `npm run check` runs. The first one parses all pages and keeps what comes out for the others that need it,
 * which come after those that don't. What the build reads of the toolkit, when it runs at the same time, is there for
 * `api`.
 */
export const checks: readonly Check[] = [
  script('links', {scope: 'page'}),
  // Types, too: the linter's own program checks them in the same pass.
  {name: 'lint', reads: /\.(?:[cm]?[jt]sx?|jsonc?)$/u, command: ['oxlint', '--type-check']},
  {
    name: 'format',
    cure: 'npm run format',
    command: ['oxfmt', '--check', '--config=.prettierrc.json'],
  },
  {
    name: 'spelling',
    cure: "correct the word or, if it's right, add it to cspell-words.txt",
    command: [
      'cspell',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache}/cspell.json`,
    ],
  },
  script('samples', {scope: 'page', isOfToolkit: true}),
  script('api', {scope: 'page', isOfToolkit: true}),
  script('messages', {scope: 'page', isOfToolkit: true}),
  script('names', {scope: 'page', isOfToolkit: true}),
  script('prose', {scope: 'page'}),
  script('results', {scope: 'page', isOfToolkit: true}),
  {name: 'dead code', command: ['knip', '--no-progress', '--treat-config-hints-as-errors']},
  {
    name: 'styles',
    reads: /\.css$|^stylelint\.config/u,
    command: [
      'stylelint',
      'src/**/*.css',
      '--max-warnings=0',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache}/stylelint/`,
    ],
  },
  script('renders', {
    cure: 'correct the sample or its fence, run npm run check:renders, and commit scripts/lib/renders/ledger.json',
    scope: 'page',
  }),
  {name: 'stills', command: ['tsx', 'scripts/demos-stills.ts', '--check']},
  script('commands', {scope: 'page', isOfToolkit: true}),
  script('behaviors', {
    cure: 'correct the named page or list; npm run check:behaviors -- --help says what counts as proof',
    scope: 'site',
    isOfToolkit: true,
  }),
  script('effects', {
    cure: 'correct the named page or list; npm run check:effects -- --report prints the results',
    scope: 'site',
    isOfToolkit: true,
  }),
  script('stated', {
    cure: "correct the statement; npm run check:stated -- --help says what it's compared with",
    scope: 'page',
    isOfToolkit: true,
  }),
  script('history', {
    cure: "correct or remove the badge; npm run check:history -- --help says what it's compared with",
    scope: 'page',
  }),
  script('parts', {scope: 'site', isOfToolkit: true}),
  script('authoring', {scope: 'page'}),
  script('front-matter', {scope: 'site'}),
  script('readings', {isNotice: true, scope: 'site'}),
];
