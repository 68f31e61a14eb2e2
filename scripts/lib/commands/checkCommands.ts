import {readFileSync} from 'node:fs';
import path from 'node:path';
import {nearest} from 'embedded-docs-search/nearest';
import {codeWithout} from 'mdx-docs-checker/fence-code';

import {SHELLS} from '../../../src/content/fenceMeta';
import type {Fence} from '../../../src/content/fences';
import {treeOf, type Page} from '../../../src/content/page';
import {templates} from '../../../src/data/templates';
import {FLAG_EXCEPTIONS, GLOBAL_FLAGS, isGroup} from '../../../src/toolkit-api/cli/commands';
import {loadCommandFlags} from '../../../src/toolkit-api/cli/loadFlags';
import {TOOLKIT_VERSION} from '../../../src/config/toolkit';
import type {ComparedOutcome} from '../pageCheck';
import {readFlagValues, valueProblem, type FlagValue} from './flagValues';
import {toolkitParser, type ParsedLine, type ToolkitParser} from './parser';
import {readShell} from './shell';
import {commandsInHost, inlineLines, type WrittenLine} from './written';
import {otherVersions, untriedStatements, versionsInText} from './versions';

/** Whether a page's text can contain a command or a flag. Most don't, so their trees needn't be read. */
const mayHaveFlag = (source: string): boolean =>
  /`[^`\n]*--[a-zA-Z]|\bremotion[bd]? [a-z]+/u.test(source);

/** With these, Node.js runs its argument as code. */
const EVALUATION_FLAGS = ['-e', '--eval', '-p', '--print'];

/** Programs that run a package's binary. */
const RUNNERS = ['npx', 'bunx', 'pnpx'];

const CLI_NAMES = ['remotion', 'remotionb', 'remotiond'];

/** Commands that pass all flags on to another program. */
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

/** Flags whose own names start with "no-". */
const NEGATED_FLAGS = ['no-open'];

/** `create-video` has a flag for each template that it can create. */
const TEMPLATE_FLAGS = templates.filter(({product}) => product === undefined).map(({slug}) => slug);

/** The facts that commands are compared with. */
export interface CommandFacts {
  readonly commands: Readonly<Record<string, readonly string[]>>;
  readonly values: ReadonlyMap<string, FlagValue>;
  readonly parser: ToolkitParser;
  /** Versions in the project's `package.json`, by package. */
  readonly versions: Readonly<Record<string, string>>;
  /** Scripts that `npm run` may run. */
  readonly scripts: readonly string[];
}

/** The pages about working on this site: their commands run here, not in a project from a template. */
const SITE_GUIDES: readonly string[] = [
  'docs/contributing/docs.mdx',
  'docs/contributing/deploy.mdx',
];

/** Reads those facts from the installed packages. */
export const readCommandFacts = (root: string): ((page: string) => CommandFacts) => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const facts = {
    commands: loadCommandFlags(root),
    values: readFlagValues(root),
    parser: toolkitParser(root),
    versions: {...manifest.dependencies, ...manifest.devDependencies},
  };
  const siteScripts = Object.keys(manifest.scripts);
  return (page) => ({
    ...facts,
    scripts: SITE_GUIDES.includes(page) ? siteScripts : TEMPLATE_SCRIPTS,
  });
};

/** The problems of a command, one message each. */
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
      : [`no block above shows ${file}: add one with title="${file}"`];
  }
  return [];
};

const cliProblems = (
  line: readonly string[],
  {commands, values, parser}: CommandFacts,
  isFileShown: (file: string) => boolean,
): string[] => {
  // Arguments after `--` go to the program that the command runs.
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
  const parsed = parser.parse(words);
  return words.flatMap((word) => {
    const [, written, given] = /^--([^=]+)(?:=(.*))?$/su.exec(word) ?? [];
    if (written === undefined) return [];
    const flag = switchOff(written, values) ?? written;
    const exception = FLAG_EXCEPTIONS.find(
      (entry) => entry.command === name && entry.flag === flag,
    );
    if (exception) return [`--${flag} ${exception.reason}`];
    if (!known.includes(flag)) return [`--${flag} is not a flag of ${name}`];
    if (flag !== written || NEGATED_FLAGS.includes(flag)) {
      return given === undefined
        ? []
        : [`--${written} takes no value: write --${written} or leave it out`];
    }
    const problem = flagProblem(flag, given, parsed, {values, parser});
    if (problem !== undefined) return [problem];
    const value = parsed[flag];
    if (flag === 'props' && typeof value === 'string' && value.endsWith('.json')) {
      return isFileShown(value)
        ? []
        : [`no block above shows ${value}: add one with title="${value}"`];
    }
    return [];
  });
};

/** A sentence about what a wrong value does may contain it. */
const REPORTS_A_FAULT =
  /\bat \[?4\.0\.\d|no effect|does nothing|misspelled|\bas text\b|\ba string\b/iu;

/** Up to this length, a name with two wrong characters is another program's flag rather than a typo. */
const SHORT_NAME = 8;

/** Templates in posts that later versions replaced. */
const FORMER_TEMPLATES = ['remix'];

/**
 * The problems of inline code: a whole command, the end of one with flags, or only flags. Ignores flags of other
 * programs, unless they look like a typo of one of Remotion's.
 */
export const inlineProblems = (
  {words, context}: Pick<WrittenLine, 'words' | 'context'>,
  facts: CommandFacts,
): string[] => {
  if (REPORTS_A_FAULT.test(context)) return [];
  const [first = ''] = words;
  if ([...RUNNERS, ...CLI_NAMES].includes(first)) return commandProblems(words, facts, () => true);
  const start = words.findIndex((word) => word.startsWith('--'));
  const subcommand = words.slice(0, start).join(' ');
  const commands = Object.entries(facts.commands).filter(
    ([name]) => subcommand === '' || name.endsWith(` ${subcommand}`),
  );
  // It's another program's command.
  if (commands.length === 0) return [];
  const known = [...commands.flatMap(([, flags]) => flags), ...GLOBAL_FLAGS];
  const parsed = facts.parser.parse(words);
  return words.flatMap((word, index) => {
    const [, written, given] = /^--([a-zA-Z][\w-]*)(?:=(.*))?$/su.exec(word) ?? [];
    if (written === undefined) return [];
    const flag = switchOff(written, facts.values) ?? written;
    if (!known.includes(flag)) {
      if (subcommand !== '') return [`--${flag} is not a flag of remotion … ${subcommand}`];
      const meant = nearest(flag, known, flag.length > SHORT_NAME ? 2 : 1);
      return meant === undefined ? [] : [`--${flag} is not a flag: write --${meant}`];
    }
    const next = words[index + 1];
    const hasValue = given !== undefined || (next !== undefined && !next.startsWith('-'));
    if (flag !== written || !hasValue || /[<>…{}]/u.test(given ?? next ?? '')) return [];
    return flagProblem(flag, given, parsed, facts) ?? [];
  });
};

/** Errors of options that aren't read from the command line. */
const UNREAD = /not implemented|does not support config|Cannot destructure/u;

/**
 * Parses a flag as the command would: returns what is wrong with its type, or Remotion's own error for its value.
 */
export const flagProblem = (
  flag: string,
  written: string | undefined,
  parsed: ParsedLine,
  {values, parser}: Pick<CommandFacts, 'values' | 'parser'>,
): string | undefined => {
  const rule = values.get(flag);
  const all = parsed[flag];
  const last: unknown = Array.isArray(all) ? all.at(-1) : all;
  const problem = rule && valueProblem(rule, {flag, written, parsed: last});
  if (problem !== undefined) return `--${flag} ${problem}`;
  try {
    parser.optionOf(flag)?.getValue({commandLine: parsed});
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // The reader's files aren't known here.
    if (!UNREAD.test(message)) return `--${flag} is rejected: ${message}`;
  }
  return undefined;
};

/** The flag that one such as `--no-overwrite` turns off. */
const switchOff = (flag: string, values: ReadonlyMap<string, FlagValue>): string | undefined => {
  const name = /^no-(.+)$/u.exec(flag)?.[1];
  return name !== undefined && values.get(name)?.kind === 'switch' ? name : undefined;
};

const creatorProblems = (words: readonly string[]): string[] =>
  words
    .filter((word) => word.startsWith('--'))
    .map((word) => word.slice(2))
    .filter((flag) => ![...CREATOR_FLAGS, ...TEMPLATE_FLAGS, ...FORMER_TEMPLATES].includes(flag))
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
    if (!(name in versions)) return [`${name} isn't installed on this site`];
    if (version === undefined) return [`${name} needs its version: ${name}@${TOOLKIT_VERSION}`];
    // Other numbers are found wherever they are.
    return /^[\^~]?\d/u.test(version)
      ? []
      : [`${name}@${version}: these docs describe ${TOOLKIT_VERSION}`];
  });
};

/** Checks the commands in pages' shell blocks. */
export const checkCommands = (root: string, pages: readonly Page[]): Promise<ComparedOutcome[]> => {
  const factsOf = readCommandFacts(root);
  return Promise.all(
    pages.map(async (source) => {
      const {file: page, text, fences, treeFiles: listed} = source;
      const facts = factsOf(page);
      const versions = [
        ...otherVersions(text),
        ...(page.startsWith('docs/') ? versionsInText(page, text) : []),
        ...untriedStatements(page, text, facts.versions),
      ].map((other) => ({file: page, code: 'version', ...other}));
      const commands = fences.flatMap((fence) => {
        const code = codeWithout(fence.code, 'removed');
        const found = SHELLS.includes(fence.language)
          ? readShell(code)
          : commandsInHost(fence.language, code);
        return found.map(({words, line}) => ({fence, words, line}));
      });
      const problems = commands.flatMap(({fence, words, line}) =>
        commandProblems(
          words,
          facts,
          (file) =>
            !SHELLS.includes(fence.language) ||
            isShownAbove(fences, fence, file) ||
            listed.includes(path.posix.basename(file)),
        ).map((message) => ({
          file: page,
          line: fence.line + line,
          column: (fence.indents[line - 1] ?? 0) + 1,
          code: 'command',
          message,
        })),
      );
      const tree = mayHaveFlag(text) ? await treeOf(source) : undefined;
      const inline = tree ? inlineLines(tree, text) : [];
      const inlineFindings = inline.flatMap(({line, column, ...written}) =>
        inlineProblems(written, facts).map((message) => ({
          file: page,
          line,
          column,
          code: 'command',
          message,
        })),
      );
      return {
        page,
        compared: commands.length + inline.length,
        findings: [...problems, ...inlineFindings, ...versions],
      };
    }),
  );
};

/** Whether an earlier block shows a file, regardless of the command's folder. */
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
