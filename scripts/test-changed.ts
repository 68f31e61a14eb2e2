// Runs what the changes since the last commit can affect, and nothing else.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

import escapeRegExp from 'escape-string-regexp';
import {counted} from 'mdx-docs-checker/findings';
import {exactly} from 'playwright-mutation-sample/exactly';

import {planFor, type Plan} from './lib/affected/plan';
import {runTool} from './lib/runTool';
import {runMain} from './lib/runMain';

const HELP = `Usage: npm run test:changed [-- --since <commit>] [-- --list]

Runs the checks and tests that a change can affect. For a page's text: the checks that read pages, the tests of its
HTML and its twin, and a visit. For a part: those of the pages that show it. For a module: the checks and tests that
import it, directly or not. A file that every page contains, or that nothing imports, can affect everything: run
npm test then.

  --since  the commit to compare with, such as main; default: the last commit, including uncommitted changes
  --list   lists what would run

Exit codes: 0 passed, 1 something failed, or npm test has to run, 2 wrong arguments`;

const root = path.resolve(__dirname, '..');

const git = (...args: string[]): string[] =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\0').filter(Boolean);

/** Tests that read the HTML of pages and their twins. */
const BUILT = [
  'tests/built/pages.spec.ts',
  'tests/built/twins.spec.ts',
  'tests/built/inventory.spec.ts',
];

const describe = ({checks, unit, isBuilt, visits, browser}: Plan): string[] => [
  ...checks.map(({name, pages}) => `check ${name} ${pages.length > 0 ? pages.join(' ') : '(all)'}`),
  ...unit.map((spec) => `test ${spec}`),
  ...(isBuilt || browser.length > 0 ? ['build'] : []),
  ...(isBuilt ? BUILT.map((spec) => `test ${spec}`) : []),
  ...visits.map((address) => `visit ${address}`),
  ...browser.map((spec) => `test ${spec}`),
];

interface Command {
  readonly name: string;
  readonly tool: string;
  readonly args: readonly string[];
}

/** What looks at the changed files alone: their form, words and code. */
const ofFiles = (changed: readonly string[]): Command[] => {
  const there = changed.filter((file) => fs.existsSync(path.join(root, file)));
  const pages = there.filter((file) => /\.mdx?$/u.test(file));
  const code = there.filter((file) => /\.[cm]?[jt]sx?$/u.test(file));
  return [
    ...(there.length === 0
      ? []
      : [
          {
            name: 'format',
            tool: 'oxfmt',
            args: [
              '--check',
              '--no-error-on-unmatched-pattern',
              '--config=.prettierrc.json',
              ...there,
            ],
          },
        ]),
    ...(pages.length === 0
      ? []
      : [{name: 'spelling', tool: 'cspell', args: ['--no-progress', '--no-summary', ...pages]}]),
    ...(code.length === 0
      ? []
      : [{name: 'lint', tool: 'tsx', args: ['scripts/check.ts', 'lint', 'dead code']}]),
  ];
};

/** Runs the checks, two at a time beside the build. */
const runChecks = async ({checks}: Plan, changed: readonly string[]): Promise<boolean> => {
  const queue: Command[] = [
    ...ofFiles(changed),
    ...checks.map(({name, pages}) => ({
      name,
      tool: 'tsx',
      args: [`scripts/check-${name}.ts`, ...pages],
    })),
  ];
  let passed = true;
  const worker = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const code = await runTool(check.tool, check.args);
      if (code !== 0) {
        console.error(`✗ ${check.name}`);
        passed = false;
      }
    }
  };
  await Promise.all([worker(), worker()]);
  return passed;
};

const runPlan = async (plan: Plan, changed: readonly string[]): Promise<boolean> => {
  const {unit, isBuilt, visits, browser} = plan;
  const needsBuild = isBuilt || browser.length > 0;
  const [areChecked, built] = await Promise.all([
    runChecks(plan, changed),
    needsBuild ? runTool('tsx', ['scripts/build.ts']) : 0,
  ]);
  if (built !== 0) return false;
  const files = [...unit, ...(isBuilt ? BUILT : [])];
  const read =
    files.length === 0
      ? 0
      : await runTool('playwright', [
          'test',
          '--config',
          'playwright.files.config.ts',
          ...exactly(files),
        ]);
  const titles = visits.map((address) => `\\] ${escapeRegExp(address)}/? is `);
  const seen =
    titles.length === 0
      ? 0
      : await runTool('playwright', [
          'test',
          '--project=browser',
          ...exactly(['tests/browser/pages.spec.ts']),
          '--grep',
          titles.join('|'),
        ]);
  const others =
    browser.length === 0 ? 0 : await runTool('playwright', ['test', ...exactly(browser)]);
  return areChecked && read === 0 && seen === 0 && others === 0;
};

runMain(
  {help: HELP, errorCode: 2, options: {list: {type: 'boolean'}, since: {type: 'string'}}},
  async ({values}) => {
    const changed = [
      ...git('diff', '-z', '--name-only', '--no-renames', values.since ?? 'HEAD'),
      ...git('ls-files', '-z', '--others', '--exclude-standard'),
    ];
    const plan = await planFor(root, changed);
    console.log(`${counted(changed.length, 'file')} changed`);
    if (values.list) for (const line of describe(plan)) console.log(line);
    const passed = values.list ? true : await runPlan(plan, changed);
    if (plan.everything.length > 0) {
      console.log(
        `Can affect everything, so run npm test, too:\n  ${plan.everything.join('\n  ')}`,
      );
    }
    if (!passed || (plan.everything.length > 0 && !values.list)) process.exitCode = 1;
  },
);
