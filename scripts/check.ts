// Runs every check that needs no build, several at a time.
import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {inParallel} from 'mdx-docs-checker/in-parallel';

import {outcomeOf} from './lib/outcomeOf';
import {openPassedChecks} from './lib/passedChecks';
import {findingFormat, FORMAT_VARIABLE} from './lib/runCheck';
import {runMain} from './lib/runMain';

/** What each format of findings is called by tools that have it; our own checks read FORMAT_VARIABLE. */
const TOOL_FORMATS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  github: {
    knip: '--reporter=github-actions',
    oxlint: '--format=github',
    stylelint: '--formatter=github',
  },
};

const help = `Usage: npm run check [-- <name> …] [-- --format github]

Runs every check that needs no build, or only the named ones.
A check that has passed isn't repeated while the files that it reads and the packages stay the same;
npm run clear makes all of them run again. With --format github, which CI uses, findings stand in the changes of a
pull request.`;

const root = path.resolve(__dirname, '..');
const cache = 'node_modules/.cache';

interface Check {
  name: string;
  /** What to run when it fails, where reading the message is not enough. */
  cure?: string;
  /** Whether what it prints is worth reading when it passes, too. */
  isNotice?: true;
  /** Matches the files that it reads, by path from the root; without it, it reads all of them. */
  reads?: RegExp;
  command: string[];
}

/**
 * The first one parses all pages and keeps what comes out for the others that need it, which come after those
 * that don't. What the build reads of the toolkit, when it runs at the same time, is there for `api`.
 */
const checks: Check[] = [
  {name: 'links', command: ['tsx', 'scripts/check-links.ts']},
  // Types, too: the linter's own program checks them in the same pass.
  {name: 'lint', reads: /\.(?:[cm]?[jt]sx?|jsonc?)$/u, command: ['oxlint', '--type-check']},
  {
    name: 'format',
    cure: 'npm run format',
    command: ['oxfmt', '--check', '--config=.prettierrc.json'],
  },
  {
    name: 'spelling',
    cure: 'correct the word, or add it to cspell-words.txt when it is right',
    command: [
      'cspell',
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-strategy=content',
      `--cache-location=${cache}/cspell.json`,
    ],
  },
  {name: 'samples', command: ['tsx', 'scripts/check-samples.ts']},
  {name: 'api', command: ['tsx', 'scripts/check-api.ts']},
  {name: 'messages', command: ['tsx', 'scripts/check-messages.ts']},
  {name: 'names', command: ['tsx', 'scripts/check-names.ts']},
  {name: 'prose', command: ['tsx', 'scripts/check-prose.ts']},
  {name: 'results', command: ['tsx', 'scripts/check-results.ts']},
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
  {
    name: 'renders',
    cure: 'correct the sample or its fence, run npm run check:renders, and commit scripts/lib/renders/ledger.json',
    command: ['tsx', 'scripts/check-renders.ts'],
  },
  {name: 'stills', command: ['tsx', 'scripts/demos-stills.ts', '--check']},
  {name: 'commands', command: ['tsx', 'scripts/check-commands.ts']},
  {
    name: 'behaviors',
    cure: 'correct the page or the list that is named; npm run check:behaviors -- --help says what counts as proof',
    command: ['tsx', 'scripts/check-behaviors.ts'],
  },
  {
    name: 'effects',
    cure: 'correct the page or the list that is named; npm run check:effects -- --report says what was found out',
    command: ['tsx', 'scripts/check-effects.ts'],
  },
  {
    name: 'stated',
    cure: 'correct the statement; npm run check:stated -- --help says what it is compared with',
    command: ['tsx', 'scripts/check-stated.ts'],
  },
  {
    name: 'history',
    cure: 'correct or remove the badge; npm run check:history -- --help says what it is compared with',
    command: ['tsx', 'scripts/check-history.ts'],
  },
  {name: 'parts', command: ['tsx', 'scripts/check-parts.ts']},
  {name: 'authoring', command: ['tsx', 'scripts/check-authoring.ts']},
  {name: 'front matter', command: ['tsx', 'scripts/check-front-matter.ts']},
  {name: 'readings', isNotice: true, command: ['tsx', 'scripts/check-readings.ts']},
];

interface Outcome {
  check: Check;
  passed: boolean;
  output: string;
  /** How long it took; undefined when it had passed before. */
  seconds?: number;
}

const run = async (check: Check, format: string | undefined): Promise<Outcome> => {
  const start = Date.now();
  const [tool = '', ...args] = check.command;
  const toolFormat = TOOL_FORMATS[format ?? '']?.[tool];
  if (toolFormat !== undefined) args.push(toolFormat);
  const child = spawn(path.join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    env: {
      ...process.env,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      ...(format !== undefined && {[FORMAT_VARIABLE]: format}),
    },
    shell: process.platform === 'win32',
  });
  const {code, output} = await outcomeOf(child).catch((error: unknown) => ({
    code: 1,
    output: String(error),
  }));
  const seconds = (Date.now() - start) / 1000;
  return {check, passed: code === 0, output: output.trim(), seconds};
};

const report = ({check, passed, output, seconds}: Outcome): void => {
  const time = seconds === undefined ? 'passed before' : `${seconds.toFixed(1)} s`;
  console.log(`${passed ? '✓' : '✗'} ${check.name} (${time})`);
  if (output && (!passed || check.isNotice)) {
    // GitHub looks for its lines at the margin.
    console.log(output.replace(/^(?!::)/gm, '    '));
  }
  if (!passed && check.cure) console.log(`    → ${check.cure}`);
};

const command = {
  help: `${help}\n\nNames: ${checks.map(({name}) => `"${name}"`).join(', ')}`,
  errorCode: 1,
  allowPositionals: true,
  options: {format: {type: 'string'}},
} as const;

runMain(command, async ({values: {format}, positionals: names}) => {
  findingFormat(format);
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no check "${unknown}". Choose from: ${checks.map(({name}) => name).join(', ')}.`,
    );
  }
  const wanted = names.length > 0 ? checks.filter(({name}) => names.includes(name)) : checks;
  const outcomes: Outcome[] = [];
  const passedChecks = openPassedChecks(root);
  await inParallel(wanted, Math.max(1, Math.min(os.cpus().length, 4)), async (check) => {
    const before = passedChecks.find(check);
    const outcome = before ? {check, passed: true, ...before} : await run(check, format);
    if (outcome.passed && !before) passedChecks.keep(check, {output: outcome.output});
    outcomes.push(outcome);
    report(outcome);
  });
  const failed = outcomes.filter(({passed}) => !passed);
  console.log(
    failed.length === 0
      ? `All ${outcomes.length} checks passed.`
      : `${failed.length} of ${outcomes.length} checks failed: ${failed.map(({check}) => check.name).join(', ')}.`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
});
