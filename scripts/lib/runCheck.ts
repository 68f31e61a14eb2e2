import type {ParseArgsConfig} from 'node:util';
import {FINDING_FORMATS, type Finding} from 'mdx-docs-checker/findings';

import {runMain, type Arguments, type Command} from './runMain';

/** What a check found. */
interface CheckReport {
  /** Those that it has not printed itself. */
  readonly findings?: readonly Finding[];
  /** Lines below the findings. */
  readonly notes?: readonly string[];
  /** The last line: how much was checked, and how many problems there are. */
  readonly summary?: string;
  /** Whether there is a problem without a finding. */
  readonly isFailed?: boolean;
}

interface CheckCommand extends Omit<Command, 'errorCode'> {
  /** Where findings are printed; the standard output by default. */
  readonly stream?: 'stderr';
}

/** Names the format of findings; `npm run check -- --format` sets it. */
export const FORMAT_VARIABLE = 'CHECK_FORMAT';

/**
 * The format of that name. GitHub shows its kind of lines at their places in a pull request.
 *
 * @throws when there is none
 */
export const findingFormat = (name = 'text'): ((finding: Finding) => string) => {
  const format = new Map(Object.entries(FINDING_FORMATS)).get(name);
  if (format) return format;
  throw new Error(`The format is ${Object.keys(FINDING_FORMATS).join(' or ')}, not "${name}".`);
};

/**
 * Runs a check as a command and prints what it found, with the exit code 0 for no problems, 1 for problems and 2 for
 * wrong arguments and errors.
 *
 * @param check gets what it was called with, and a function that prints a finding before the check is done. It returns
 * undefined when it was told to do something else, such as `--record`
 */
export const runCheck = <T extends ParseArgsConfig>(
  command: CheckCommand & T,
  check: (
    given: Arguments<T>,
    report: (finding: Finding) => void,
  ) => CheckReport | Promise<CheckReport | undefined>,
): void => {
  runMain<T>({...command, errorCode: 2}, async (given) => {
    const format = findingFormat(process.env[FORMAT_VARIABLE]);
    let count = 0;
    const report = (finding: Finding): void => {
      if (command.stream === 'stderr') console.error(format(finding));
      else console.log(format(finding));
      count += 1;
    };
    const outcome = await check(given, report);
    if (!outcome) return;
    const {findings = [], notes = [], summary, isFailed = false} = outcome;
    for (const finding of findings) report(finding);
    for (const line of notes) console.log(line);
    if (summary !== undefined) console.log(summary);
    process.exitCode = count > 0 || isFailed ? 1 : 0;
  });
};
