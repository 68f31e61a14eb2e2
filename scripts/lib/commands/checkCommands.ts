import {readFileSync} from 'node:fs';
import path from 'node:path';

import {codeWithout} from '../../../src/content/fenceCode';
import type {Fence} from '../../../src/content/fences';
import type {Page} from '../../../src/content/page';
import {templates} from '../../../src/data/templates';
import {
  FLAG_EXCEPTIONS,
  GLOBAL_FLAGS,
  isGroup,
} from '../../../src/plugins/toolkit-api/cli/commands';
import {loadCommandFlags} from '../../../src/plugins/toolkit-api/cli/loadFlags';
import {TOOLKIT_VERSION} from '../../../src/plugins/toolkit-api/entries';
import type {PageOutcome} from '../pageCheck';
import {readFlagValues, valueProblem, type FlagValue} from './flagValues';
import {readShell} from './shell';
import {otherVersions, untriedStatements} from './versions';

const SHELLS = ['bash', 'sh', 'shell'];

/** With these, Node.js runs its argument as code. */
const EVALUATION_FLAGS = ['-e', '--eval', '-p', '--print'];

/** Programs that run a package's command. */
const RUNNERS = ['npx', 'bunx', 'pnpx'];

const CLI_NAMES = ['remotion', 'remotionb', 'remotiond'];

/** Commands that hand all flags to another program. */
const PASS_THROUGH = ['remotion ffmpeg', 'remotion ffprobe'];

/** Scripts in the `package.json` of the toolkit's templates. */
const TEMPLATE_SCRIPTS = [
  'dev',
  'build',
  'upgrade',
  'lint',
  'start',
  'render',
  'remotion',
  'deploy',
  'gen',
  'server',
  'create-subtitles',
  'remotion:studio',
  'remotion:deploy',
  'remotion:renderlambda',
];

/** Options of `create-video`, besides one for each template. */
const CREATOR_FLAGS = ['yes', 'no-tailwind', 'tailwind', 'tmp'];

/** `create-video` has a flag for each template that it can create. */
const TEMPLATE_FLAGS = templates.filter(({product}) => product === undefined).map(({slug}) => slug);

/** What commands are compared with. */
export interface CommandFacts {
  readonly commands: Readonly<Record<string, readonly string[]>>;
  readonly values: ReadonlyMap<string, FlagValue>;
  /** Versions in the project's `package.json`, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** What `npm run` may run. */
  readonly scripts: readonly string[];
}

/** The pages about working on this site: their commands run here, not in a project from a template. */
const SITE_GUIDES: readonly string[] = [
  'docs/contributing/docs.mdx',
  'docs/contributing/deploy.mdx',
];

/** Reads what a page's commands are compared with from the installed packages. */
export const readCommandFacts = (root: string): ((page: string) => CommandFacts) => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const facts = {
    commands: loadCommandFlags(root),
    values: readFlagValues(root),
    versions: {...manifest.dependencies, ...manifest.devDependencies},
  };
  const siteScripts = Object.keys(manifest.scripts);
  return (page) => ({
    ...facts,
    scripts: SITE_GUIDES.includes(page) ? siteScripts : TEMPLATE_SCRIPTS,
  });
};

/** What is wrong with a command: one message each. */
export const commandProblems = (
  words: readonly string[],
  facts: CommandFacts,
  isFileShown: (file: string) => boolean,
): string[] => {
  const [program = '', ...rest] = words;
  if (RUNNERS.includes(program)) {
    const start = rest.findIndex((word) => !word.startsWith('-'));
    return commandProblems(rest.slice(Math.max(0, start)), facts, isFileShown);
  }
  if (CLI_NAMES.includes(program)) return cliProblems(rest, facts, isFileShown);
  if (/^create-video(?:@|$)/u.test(program)) return creatorProblems(rest);
  if (['npm', 'pnpm', 'yarn', 'bun'].includes(program)) return managerProblems(words, facts);
  if (['tsx', 'node'].includes(program)) {
    // `node -p process.arch` runs an expression, not a file.
    if (rest.some((word) => EVALUATION_FLAGS.includes(word))) return [];
    const file = rest.find((word) => !word.startsWith('-'));
    return file === undefined || isFileShown(file) || file.startsWith('node_modules/')
      ? []
      : [`${file} is on no block above: show it first, with title="${file}"`];
  }
  return [];
};

const cliProblems = (
  line: readonly string[],
  {commands, values}: CommandFacts,
  isFileShown: (file: string) => boolean,
): string[] => {
  // What follows `--` is for the program that the command runs.
  const words = line.includes('--') ? line.slice(0, line.indexOf('--')) : line;
  const plain = words.filter((word) => !word.startsWith('-'));
  const names = [3, 2, 1]
    .filter((length) => plain.length >= length)
    .map((length) => ['remotion', ...plain.slice(0, length)].join(' '));
  const name = names.find((candidate) => candidate in commands || isGroup(candidate));
  if (name === undefined) {
    return plain[0] === undefined ? [] : [`remotion ${plain[0]} is not a command`];
  }
  if (isGroup(name)) return [`remotion ${plain.join(' ')}: ${name} has no such subcommand`];
  if (PASS_THROUGH.includes(name)) return [];
  const known = [...(commands[name] ?? []), ...GLOBAL_FLAGS];
  return words.flatMap((word, index) => {
    const [, written, given] = /^--([^=]+)(?:=(.*))?$/su.exec(word) ?? [];
    if (written === undefined) return [];
    const flag = switchOff(written, values) ?? written;
    const exception = FLAG_EXCEPTIONS.find(
      (entry) => entry.command === name && entry.flag === flag,
    );
    if (exception) return [`--${flag} ${exception.reason}`];
    if (!known.includes(flag)) return [`--${flag} is not a flag of ${name}`];
    const rule = values.get(flag);
    const next = words[index + 1];
    const value = given ?? (rule?.kind === 'switch' || next?.startsWith('-') ? undefined : next);
    const problem = rule && valueProblem(rule, value);
    if (problem) return [`--${flag} ${problem}`];
    if (flag === 'props' && value?.endsWith('.json') && !isFileShown(value)) {
      return [`${value} is on no block above: show it first, with title="${value}"`];
    }
    return [];
  });
};

/** The switch that a flag such as `--no-overwrite` turns off. */
const switchOff = (flag: string, values: ReadonlyMap<string, FlagValue>): string | undefined => {
  const name = /^no-(.+)$/u.exec(flag)?.[1];
  return name !== undefined && values.get(name)?.kind === 'switch' ? name : undefined;
};

const creatorProblems = (words: readonly string[]): string[] =>
  words
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2))
    .filter((flag) => ![...CREATOR_FLAGS, ...TEMPLATE_FLAGS].includes(flag))
    .map((flag) => `--${flag} is neither a flag nor a template of create-video`);

const managerProblems = (words: readonly string[], {versions, scripts}: CommandFacts): string[] => {
  const [manager = '', command = '', ...rest] = words;
  if (command === 'run' && manager === 'npm') {
    const [script = ''] = rest;
    return scripts.includes(script)
      ? []
      : [`npm run ${script}: the project's scripts are ${scripts.join(', ')}`];
  }
  if (!['i', 'install', 'add'].includes(command)) return [];
  return rest.flatMap((word) => {
    const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/u.exec(word) ?? [];
    const isToolkit = name === 'remotion' || name.startsWith('@remotion/');
    if (!isToolkit) return [];
    if (!(name in versions)) return [`${name} is not among the packages of this site`];
    if (version === undefined) return [`${name} needs its version: ${name}@${TOOLKIT_VERSION}`];
    // Other numbers are found wherever they are.
    return /^[\^~]?\d/u.test(version)
      ? []
      : [`${name}@${version}: these docs describe ${TOOLKIT_VERSION}`];
  });
};

/** Checks the commands in the shell blocks of pages. */
export const checkCommands = (root: string, pages: readonly Page[]): PageOutcome[] => {
  const factsOf = readCommandFacts(root);
  return pages.map(({file: page, text, fences, treeFiles: listed}) => {
    const versions = [
      ...otherVersions(text),
      ...untriedStatements(page, text, factsOf(page).versions),
    ].map((other) => ({file: page, code: 'version', ...other}));
    const shells = fences.filter(({language}) => SHELLS.includes(language));
    const commands = shells.flatMap((fence) =>
      readShell(codeWithout(fence.code, 'removed')).map(({words, line}) => ({
        fence,
        words,
        line,
      })),
    );
    const problems = commands.flatMap(({fence, words, line}) =>
      commandProblems(
        words,
        factsOf(page),
        (file) => isShownAbove(fences, fence, file) || listed.includes(path.posix.basename(file)),
      ).map((message) => ({
        file: page,
        line: fence.line + line,
        column: (fence.indents[line - 1] ?? 0) + 1,
        code: 'command',
        message,
      })),
    );
    return {
      page,
      compared: commands.length,
      findings: [...problems, ...versions],
    };
  });
};

/** Whether a block above shows a file, whatever the folder of the command. */
const isShownAbove = (fences: readonly Fence[], shell: Fence, file: string): boolean => {
  const name = path.posix.normalize(file);
  return fences.some(
    ({line, meta}) =>
      line < shell.line &&
      [meta.title, meta.file].some(
        (shown) => shown !== undefined && (shown === name || shown.endsWith(`/${name}`)),
      ),
  );
};
