import type {Finding} from 'mdx-docs-checker/findings';

import {FLAG_EXCEPTIONS} from '../../../src/toolkit-api/cli/commands';
import {isUnreadBy, METHODS_WITHOUT_EFFECT} from '../../../src/toolkit-api/cli/settingNames';
import {readCloudSettings, readSettings} from '../../../src/toolkit-api/cli/settings';
import {CONFIG_VALUES} from './configValues';

/** The commands that get something else once a method of `Config` was called, by method. */
export type ConfigEffects = Readonly<Record<string, readonly string[]>>;

/** Methods that throw, because they were renamed, and one that another one replaced. */
const RENAMED = ['setQuality', 'setImageFormat', 'setPort', 'setTimeoutInMilliseconds'];

/** Fills in the render dialog of the Studio and does nothing in a command, which is what tables are about. */
const ONLY_IN_THE_DIALOG = ['setMetadata'];

/** For the local browser that lists compositions when the command line names none. */
const FOR_THE_LIST = ['setBrowserExecutable', 'setBinariesDirectory'];

/** What a command reads after the point at which its input is recorded. */
const READ_LATER: Readonly<Record<string, readonly string[]>> = {
  studio: ['setOutputLocation', 'setBrowserExecutable'],
  'lambda render': FOR_THE_LIST,
  'lambda still': FOR_THE_LIST,
  'cloudrun render': FOR_THE_LIST,
  'cloudrun still': [...FOR_THE_LIST, 'setOffthreadVideoCacheSizeInBytes'],
  render: ['setCodec', 'setVideoImageFormat', 'setStillImageFormat', 'setEntryPoint'],
  still: [
    'setStillImageFormat',
    'setVideoImageFormat',
    'setOutputLocation',
    'setEntryPoint',
    'setFrameRange',
  ],
};

/** Methods that every command reads before it starts: the level of the log, and how it bundles. */
const READ_EARLIER = ['setLevel', 'overrideWebpackConfig', 'setCachingEnabled', 'setEntryPoint'];

const CONFIG_PAGE = 'docs/config.mdx';
const NAMES_FILE = 'src/toolkit-api/cli/settingNames.ts';

const isDead = (effects: ConfigEffects, method: string): boolean =>
  (effects[method] ?? []).length === 0 || ONLY_IN_THE_DIALOG.includes(method);

/** Sections of the page of the configuration file by method, with their line. */
const sectionsOf = (page: string): Map<string, {line: number; text: string}> => {
  const lines = page.split('\n');
  const starts = lines.flatMap((line, index) => {
    const method = /^### `(\w+)\(\)`/u.exec(line)?.[1];
    return method === undefined ? [] : [{method, index}];
  });
  return new Map(
    starts.map(({method, index}, at) => [
      method,
      {line: index + 1, text: lines.slice(index, starts[at + 1]?.index).join('\n')},
    ]),
  );
};

const SAYS_DEAD = /\bAt (?:4\.0\.319|\[4\.0\.\d+\]\(\/docs\/contributing\/docs#versions\)),/u;

/**
 * Compares what calling each method does with the list of those that do nothing and with the page of
 * the configuration file.
 *
 * @param methods all methods of `Config`
 * @param page the text of `docs/config.mdx`, with its parts
 */
export const checkConfig = (
  effects: ConfigEffects,
  methods: readonly string[],
  page: string,
): Finding[] => {
  const sections = sectionsOf(page);
  const finding = (file: string, line: number, message: string, todo: string): Finding => ({
    file,
    line,
    code: 'effect',
    message,
    todo,
  });
  return methods
    .filter((method) => !RENAMED.includes(method))
    .flatMap((method) => {
      if (!(method in CONFIG_VALUES)) {
        return [
          finding(
            'scripts/lib/effects/configValues.ts',
            1,
            `Config.${method}() isn't tried`,
            'add a value other than the default',
          ),
        ];
      }
      const section = sections.get(method);
      const dead = isDead(effects, method);
      const isListed = METHODS_WITHOUT_EFFECT.has(method);
      if (dead !== isListed) {
        return [
          finding(
            NAMES_FILE,
            1,
            `Config.${method}() ${dead ? 'has no effect on any command' : `has an effect on ${(effects[method] ?? []).join(', ')}`}`,
            `${dead ? 'add it to' : 'remove it from'} METHODS_WITHOUT_EFFECT, and say so in ${CONFIG_PAGE}`,
          ),
        ];
      }
      if (!section) {
        return [finding(CONFIG_PAGE, 1, `Config.${method}() has no section`, 'add one')];
      }
      return dead && !SAYS_DEAD.test(section.text)
        ? [
            finding(
              CONFIG_PAGE,
              section.line,
              `Config.${method}() has no effect, and the section doesn't say so`,
              'write "At 4.0.319, this method has no effect" and what works',
            ),
          ]
        : [];
    });
};

/** The commands whose tables of options are compared. */
const COMMANDS = [
  'render',
  'still',
  'studio',
  'bundle',
  'lambda render',
  'lambda still',
  'lambda functions deploy',
  'lambda sites create',
  'cloudrun render',
  'cloudrun still',
  'cloudrun sites create',
] as const;

/** A method that the table of a command names although calling it changes nothing there. */
export interface IdleMethod {
  readonly command: string;
  readonly flag: string;
  readonly method: string;
}

/** Finds methods that `<OptionsTable>` shows beside a flag of a command that doesn't read them. */
export const idleMethods = async (root: string, effects: ConfigEffects): Promise<IdleMethod[]> => {
  const idle: IdleMethod[] = [];
  for (const command of COMMANDS) {
    const name = `remotion ${command}`;
    const cloud = await readCloudSettings(name, root);
    const settings =
      cloud.length > 0 ? cloud : readSettings(root).filter(({commands}) => commands.includes(name));
    for (const {flag = '', config} of settings) {
      if (FLAG_EXCEPTIONS.some((entry) => entry.command === name && entry.flag === flag)) continue;
      const idleHere = config.filter(
        (method) =>
          !(effects[method] ?? []).includes(command) &&
          !METHODS_WITHOUT_EFFECT.has(method) &&
          !isUnreadBy(name, method) &&
          !READ_EARLIER.includes(method) &&
          !(READ_LATER[command] ?? []).includes(method),
      );
      // One of two methods for a flag is enough: ports of the Studio and of renders.
      if (idleHere.length > 0 && idleHere.length === config.length) {
        idle.push(...idleHere.map((method) => ({command, flag, method})));
      }
    }
  }
  return idle;
};
