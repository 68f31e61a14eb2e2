// The command: arguments in, a report and an exit code out.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {configurationFile, readConfiguration} from './configuration';
import {FORMATS, isFormat, type Format} from './formats';
import {findPages} from './model';
import {runChecks} from './run';
import {watchPages} from './watch';

const help = `Usage: mdx-docs-checker [<page or folder> …]

Checks the pages that mdx-docs-checker.config.mjs names, or only some of them.
  --only <check>     runs only this check; can be repeated
  --changed <ref>    checks only new pages and those that differ from a commit or branch
  --format <format>  text (default), json, or github (GitHub Actions annotations)
  --watch            checks pages again when they're saved
  --no-cache         checks everything again
  --config <file>    default: mdx-docs-checker.config.mjs in this folder
  --help             prints this text

Exit codes: 0 no problems, 1 problems found, 2 wrong arguments, wrong configuration, or an error`;

const readArguments = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: {type: 'string', multiple: true},
      changed: {type: 'string'},
      format: {type: 'string', default: 'text'},
      watch: {type: 'boolean', default: false},
      'no-cache': {type: 'boolean', default: false},
      config: {type: 'string'},
      help: {type: 'boolean', default: false},
    },
  });

/** Files that differ from a commit, and new ones. @throws outside a repository, or if there is no such commit */
const changedFiles = (root: string, ref: string): string[] => {
  const git = (...args: string[]): string[] => {
    try {
      const output = execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: 'pipe'});
      return output.split('\0').filter((file) => file !== '');
    } catch {
      throw new Error(
        `Git can't compare with "${ref}". Name a commit or branch of this repository.`,
      );
    }
  };
  return [
    ...git('diff', '--name-only', '--relative', '-z', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
};

/** The pages that the arguments name. @throws if one of them names none */
const namedPages = (root: string, all: readonly string[], names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const wanted = path.relative(root, path.resolve(root, name)).split(path.sep).join('/');
    const files = all.filter((file) => file === wanted || file.startsWith(`${wanted}/`));
    if (wanted === '') return [...all];
    if (files.length > 0) return files;
    const reason = fs.existsSync(path.join(root, wanted)) ? 'has no page' : "doesn't exist";
    throw new Error(`"${name}" ${reason}. Name pages that the configuration has in \`pages\`.`);
  });

const run = async (args: readonly string[], root: string): Promise<number> => {
  const {values, positionals} = readArguments(args);
  if (values.help) {
    console.log(help);
    return 0;
  }
  const {format, changed, only, watch} = values;
  if (!isFormat(format)) {
    throw new Error(`--format is ${Object.keys(FORMATS).join(', ')}, not "${format}".`);
  }
  const print: (typeof FORMATS)[Format] = FORMATS[format];
  const file = configurationFile(root, values.config);
  const configuration = await readConfiguration(file);
  const all = findPages(root, configuration.pages);
  const named = positionals.length === 0 ? all : namedPages(root, all, positionals);
  const differing = changed === undefined ? undefined : new Set(changedFiles(root, changed));
  const options = {
    root,
    configuration,
    configurationFile: file,
    isCached: !values['no-cache'],
    ...(only && {names: only}),
  };
  const report = await runChecks({
    ...options,
    files: named.filter((page) => differing?.has(page) ?? true),
  });
  console.log(print(report));
  if (!watch) return report.findings.length === 0 ? 0 : 1;
  const watcher = watchPages({
    ...options,
    onReport: (next) => {
      console.log(`\n${print(next)}`);
    },
    onError: (error) => {
      console.error(error instanceof Error ? error.message : error);
    },
  });
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await watcher.close();
  return 0;
};

/**
 * Runs the command.
 *
 * @param args what follows its name
 * @param root the folder with the configuration
 * @returns the exit code
 */
export const runCli = async (
  args: readonly string[],
  root: string = process.cwd(),
): Promise<number> => {
  try {
    return await run(args, root);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  }
};
