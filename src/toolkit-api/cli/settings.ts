import {createRequire} from 'node:module';
import path from 'node:path';
import {findExport, type ApiField, type ApiModel} from 'dts-api-model/model';

import {readPageWithParts} from '../../content/page';
import {methodsOfOptions, methodsOfParser} from '../../upstream/cli/configMethods';
import {modelKey} from '../cache';
import {loadModel} from '../loadApi';
import {CLOUD_FUNCTIONS, CLOUD_NAMES} from './cloudNames';
import {FLAG_EXCEPTIONS, isGroup} from './commands';
import {loadCommandFlags} from './loadFlags';
import {SETTING_NAMES, type SettingNames} from './settingNames';

/** One setting under all its names. */
export interface Setting {
  flag?: string;
  /** Commands of `@remotion/cli` that read the flag, such as `remotion render`. */
  commands: readonly string[];
  /** Methods of `Config`. */
  config: readonly string[];
  /** Option of the functions below, nested ones as `chromiumOptions.gl`. */
  api?: string;
  /** Functions that take the option, such as `renderMedia`. */
  functions: readonly string[];
  /** Id of the heading that explains the option, where it is not the option's name. */
  heading?: string;
  /** Markdown. */
  default: string;
  /** That of the functions, where it is another one. */
  apiDefault?: string;
}

/** The functions whose options the table compares, by the export that holds the options. */
const FUNCTIONS: Readonly<Record<string, string>> = {
  renderMedia: '@remotion/renderer#renderMedia',
  renderFrames: '@remotion/renderer#renderFrames',
  renderStill: '@remotion/renderer#renderStill',
  stitchFramesToVideo: '@remotion/renderer#stitchFramesToVideo',
  getCompositions: '@remotion/renderer#getCompositions',
  selectComposition: '@remotion/renderer#selectComposition',
  openBrowser: '@remotion/renderer#openBrowser',
  ensureBrowser: '@remotion/renderer#ensureBrowser',
  combineChunks: '@remotion/renderer#combineChunks',
  bundle: '@remotion/bundler#bundle',
};

interface OptionDefinition {
  cliFlag: string;
  ssrName: string | null;
}

const readOptions = (root: string): Map<string, OptionDefinition> => {
  const load = createRequire(path.join(root, 'package.json'));
  const {BrowserSafeApis} = load('@remotion/renderer/client') as {
    BrowserSafeApis: {options: Record<string, OptionDefinition>};
  };
  return new Map(Object.entries(BrowserSafeApis.options));
};

const hasField = (fields: readonly ApiField[], [first, ...rest]: readonly string[]): boolean =>
  fields.some(
    ({name, fields: inner = []}) =>
      name === first && (rest.length === 0 || inner.length === 0 || hasField(inner, rest)),
  );

/** Whether the options of an exported function have a field, nested ones as `webhook.url`. */
const takes = (model: ApiModel, ref: string, api: string): boolean => {
  const fields = findExport(model, ref)?.params.flatMap((param) => param.fields ?? []) ?? [];
  return hasField(fields, api.split('.'));
};

/** The functions that take an option. */
const functionsWith = (root: string, api: string): string[] => {
  const model = loadModel(root, ['@remotion/renderer', '@remotion/bundler']);
  return Object.entries(FUNCTIONS).flatMap(([name, ref]) => (takes(model, ref, api) ? [name] : []));
};

const DEPRECATED = new Set(['setPort', 'setTimeoutInMilliseconds', 'setQuality', 'setImageFormat']);

/** False for a flag that a command only reads to refuse it. */
const isDocumented = (command: string, flag: string): boolean =>
  !FLAG_EXCEPTIONS.some((entry) => entry.flag === flag && (entry.command ?? command) === command);

/** Whether a command is one of the cloud packages, such as `remotion lambda render`. */
export const isCloudCommand = (command: string): boolean =>
  /^remotion (?:lambda|cloudrun) /.test(command);

const byTypes = new Map<string, Setting[]>();

/** All settings of the CLI, the configuration file and the rendering functions. */
export const readSettings = (root: string = process.cwd()): Setting[] => {
  const types = `${root}\n${modelKey(root)}`;
  const known = byTypes.get(types);
  if (known) return known;
  const options = readOptions(root);
  const flags = Object.entries(loadCommandFlags(root)).filter(
    ([command]) => !isCloudCommand(command),
  );
  const methods = [...methodsOfOptions(root, options), ...methodsOfParser(root)];
  const optionName = (flag: string | undefined): string | undefined =>
    [...options.values()].find(({cliFlag}) => cliFlag === flag)?.ssrName ?? undefined;
  const settings = SETTING_NAMES.map((names: SettingNames): Setting => {
    const config = methods.filter(([flag]) => flag === names.flag).map(([, method]) => method);
    const api = names.api ?? optionName(names.flag);
    const functions = api === undefined ? [] : functionsWith(root, api);
    return {
      ...(names.flag !== undefined && {flag: names.flag}),
      commands: flags.flatMap(([command, all]) =>
        names.flag !== undefined && all.includes(names.flag) && isDocumented(command, names.flag)
          ? [command]
          : [],
      ),
      config: [...new Set([...config, ...(names.config ?? [])])].filter(
        (method) => !DEPRECATED.has(method),
      ),
      ...(api !== undefined && functions.length > 0 && {api}),
      functions,
      default: names.default ?? '',
      ...(names.apiDefault !== undefined && {apiDefault: names.apiDefault}),
    };
  });
  byTypes.set(types, settings);
  return settings;
};

/**
 * Ids of the headings on the page of a function, by option; several options may share one.
 *
 * @param page the page's address
 * @throws when the page cannot be read
 */
const readOptionHeadings = async (root: string, page: string): Promise<Map<string, string>> => {
  const file = `${page.slice(1)}.mdx`;
  const {headings, problem} = await readPageWithParts(root, file);
  if (problem) throw new Error(`${problem.file ?? file}:${problem.line}: ${problem.reason}`);
  const ids = new Map<string, string>();
  for (const {level, code, id} of headings) {
    if (level !== 3 && level !== 4) continue;
    for (const word of code) {
      const option = word.replace(/\?$/, '');
      if (!ids.has(option)) ids.set(option, id);
    }
  }
  return ids;
};

/**
 * The settings of a command of the cloud packages, those that the CLI lacks first; none for other
 * commands, and for those that only have subcommands.
 *
 * @throws when nothing is known about a flag that the command reads
 */
export const readCloudSettings = async (
  command: string,
  root: string = process.cwd(),
): Promise<Setting[]> => {
  const isTable = isCloudCommand(command) && !isGroup(command);
  const all = isTable ? (loadCommandFlags(root)[command] ?? []) : [];
  const flags = all.filter((flag) => isDocumented(command, flag));
  const options = readOptions(root);
  const shared = readSettings(root);
  const definition = CLOUD_FUNCTIONS[command];
  const model = definition && loadModel(root, [definition.ref.replace(/#.*/, '')]);
  const methods = methodsOfOptions(root, options);
  const headings = definition && (await readOptionHeadings(root, definition.page));
  const settings = flags.map((flag): Setting => {
    const names = CLOUD_NAMES.find(
      (entry) => entry.flag === flag && (entry.of?.test(command) ?? true),
    );
    const local = shared.find((setting) => setting.flag === flag);
    const fallback = names?.default ?? local?.default;
    if (fallback === undefined) throw new Error(`cloudNames.ts lacks --${flag} of "${command}".`);
    const inCode = [...options.values()].find(({cliFlag}) => cliFlag === flag)?.ssrName;
    const api = names?.api ?? SETTING_NAMES.find((entry) => entry.flag === flag)?.api ?? inCode;
    const isOption =
      model && api !== undefined && api !== null && takes(model, definition.ref, api);
    const config =
      local?.config ?? methods.filter(([name]) => name === flag).map(([, name]) => name);
    return {
      flag,
      commands: [command],
      config: names?.flagOnly ? [] : config.filter((method) => !DEPRECATED.has(method)),
      ...(isOption && {api, heading: headings?.get(api.replace(/\..*/, ''))}),
      functions: isOption ? [definition.ref] : [],
      default: fallback,
    };
  });
  const order = [...CLOUD_NAMES, ...SETTING_NAMES].map((entry) => entry.flag);
  settings.sort((a, b) => order.indexOf(a.flag) - order.indexOf(b.flag));
  return settings;
};
