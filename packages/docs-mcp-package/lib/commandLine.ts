import {parseArgs} from 'node:util';

import {versionNote} from './installedVersion';
import {packageFile} from './layout';
import type {Library} from './library';
import type {DocsProgram} from './program';
import {BadRequest} from './request';
import {readStandardInput} from './standardInput';
import type {Tool} from './tool';

/** What a command ends with. */
export interface Ended {
  code: 0 | 1 | 2;
  out: string;
  /** For standard error. */
  err: string;
}

/** Where a tool's words and options are read: what it needs of the docs doesn't matter there. */
type AnyTool = Omit<Tool, 'run'>;

const optionsOf = (tool: AnyTool): string[] =>
  Object.keys(tool.parameters).filter((name) => !tool.command.words.includes(name));

const synopsisOf = (tool: AnyTool): string => {
  const {name, words} = tool.command;
  const given = words.map((word) =>
    tool.parameters[word]?.isRequired ? `<${word}>` : `[${word}]`,
  );
  const options = optionsOf(tool).map((option) => `[--${option} <${option}>]`);
  return [name, ...given, ...options].join(' ');
};

const helpOf = (packageName: string, tool: AnyTool): string =>
  [
    `Usage: ${packageName} ${synopsisOf(tool)} [--json]`,
    tool.description,
    Object.entries(tool.parameters)
      .map(([name, {description}]) => `  ${name.padEnd(18)}${description}`)
      .join('\n'),
    ...(tool.command.readsInput
      ? [`Without <${tool.command.words.at(-1) ?? ''}>, the command reads standard input.`]
      : []),
    `Example: ${packageName} ${tool.command.example}`,
  ].join('\n\n');

const helpOfAll = <L extends Library>(
  {name: packageName, tools, example}: DocsProgram<L>,
  {version, subject, urlOf}: Library,
): string =>
  [
    `The ${subject} docs, offline.`,
    `Usage: ${packageName} <command> [--json] [--help]`,
    [
      ...tools.map(
        (tool) => `  ${tool.command.name.padEnd(12)}${tool.title}: ${tool.command.example}`,
      ),
      `  ${'mcp'.padEnd(12)}Answer an assistant over standard input and output, with the Model Context Protocol`,
    ].join('\n'),
    `Without a command, and with no terminal attached, it runs mcp. To try it without installing it:\n` +
      `  npx -y ${urlOf(packageFile(packageName, version))} ${example}`,
    'Exit codes: 0 found, 1 nothing found, 2 invalid usage or a damaged package',
  ].join('\n\n');

/** A parameter's value, from how it is written. */
const valueOf = (tool: AnyTool, name: string, written: string): string | number =>
  tool.parameters[name]?.type === 'integer' ? Number(written) : written;

/** The arguments of a tool, from words and options. */
const argumentsOf = async (
  packageName: string,
  tool: AnyTool,
  positionals: readonly string[],
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> => {
  const {words, readsInput} = tool.command;
  const given: Record<string, unknown> = {};
  words.forEach((word, index) => {
    const isLast = index === words.length - 1;
    const value = isLast ? positionals.slice(index).join(' ') : positionals[index];
    if (value) given[word] = valueOf(tool, word, value);
  });
  const last = words.at(-1) ?? '';
  if (readsInput && given[last] === undefined) {
    if (process.stdin.isTTY) {
      throw new BadRequest(`Nothing to read. For example: ${packageName} ${tool.command.example}`);
    }
    given[last] = await readStandardInput();
  }
  for (const name of optionsOf(tool)) {
    const value = options[name];
    if (typeof value !== 'string') continue;
    given[name] = valueOf(tool, name, value);
  }
  return given;
};

const parse = (tool: AnyTool, rest: readonly string[]) => {
  try {
    return parseArgs({
      args: [...rest],
      allowPositionals: true,
      options: {
        json: {type: 'boolean'},
        help: {type: 'boolean', short: 'h'},
        ...Object.fromEntries(optionsOf(tool).map((name) => [name, {type: 'string' as const}])),
      },
    });
  } catch (error) {
    throw new BadRequest(error instanceof Error ? error.message : String(error));
  }
};

const runTool = async <L extends Library>(
  tool: Tool<L>,
  rest: readonly string[],
  {name: packageName, documentedPackage}: DocsProgram<L>,
  library: L,
): Promise<Ended> => {
  const {values, positionals} = parse(tool, rest);
  if (values.help === true) return {code: 0, out: `${helpOf(packageName, tool)}\n`, err: ''};
  const answer = await tool.run(library, await argumentsOf(packageName, tool, positionals, values));
  const note = versionNote(library, documentedPackage);
  return {
    code: answer.isEmpty ? 1 : 0,
    out: `${values.json === true ? JSON.stringify(answer.data, null, 2) : answer.text}\n`,
    err: note === '' ? '' : `${note}\n`,
  };
};

/** Runs a command. */
export const runCommand = async <L extends Library>(
  args: readonly string[],
  program: DocsProgram<L>,
  library: L,
): Promise<Ended> => {
  const {name: packageName, tools} = program;
  const [name = '--help', ...rest] = args;
  if (name === '--version') return {code: 0, out: `${library.version}\n`, err: ''};
  if (['--help', '-h', 'help'].includes(name)) {
    return {code: 0, out: `${helpOfAll(program, library)}\n`, err: ''};
  }
  const tool = tools.find(({command}) => command.name === name);
  try {
    if (!tool) throw new BadRequest(`There is no command "${name}".`);
    return await runTool(tool, rest, program, library);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const more = `${packageName} ${tool ? `${name} --help` : '--help'} shows the usage.`;
    return {
      code: 2,
      out: '',
      err: `${message}\n${error instanceof BadRequest ? `${more}\n` : ''}`,
    };
  }
};
