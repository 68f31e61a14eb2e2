// Runs every check that needs no build, several at a time.
import {spawn} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {inParallel} from 'mdx-docs-checker/in-parallel';

import {checks, type Check} from './lib/checks';
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
A check that has passed isn't repeated until the files that it reads or the packages change. To run all of them
again, run npm run clear first. With --format github, which CI uses, findings appear in a pull request's diff.`;

const root = path.resolve(__dirname, '..');

interface Outcome {
  check: Check;
  passed: boolean;
  output: string;
  /** How long it took; undefined when it had passed before. */
  seconds?: number;
}

const run = async (check: Check, format: string | undefined): Promise<Outcome> => {
  const start = Date.now();
  const [tool, ...args] = check.command;
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
