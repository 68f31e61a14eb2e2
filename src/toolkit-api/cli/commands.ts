/** Where the code of a command starts. */
interface CommandSource {
  package: '@remotion/cli' | '@remotion/lambda' | '@remotion/cloudrun';
  /** File below the package's `dist`. */
  file: string;
  /** Exported function that runs the command. */
  run: string;
  /** Flags that the CLI reads for the command before it starts it. */
  more?: readonly string[];
}

const source = (
  packageName: CommandSource['package'],
  file: string,
  run: string,
): CommandSource => ({package: packageName, file, run});

const cli = (file: string, run: string, more: readonly string[] = []): CommandSource => ({
  ...source('@remotion/cli', file, run),
  more,
});
const lambda = (file: string, run: string): CommandSource =>
  source('@remotion/lambda', `cli/commands/${file}`, run);
const cloudrun = (file: string, run: string): CommandSource =>
  source('@remotion/cloudrun', `cli/commands/${file}`, run);

/** The commands of the CLI, as typed after `npx`. */
export const COMMANDS: Readonly<Record<string, CommandSource>> = {
  'remotion studio': cli('studio.js', 'studioCommand'),
  'remotion render': cli('render.js', 'render'),
  'remotion still': cli('still.js', 'still'),
  'remotion compositions': cli('compositions.js', 'listCompositionsCommand'),
  'remotion bundle': cli('bundle.js', 'bundleCommand'),
  'remotion benchmark': cli('benchmark.js', 'benchmarkCommand'),
  'remotion browser': cli('browser/index.js', 'browserCommand'),
  'remotion browser ensure': cli('browser/ensure.js', 'ensureCommand'),
  'remotion versions': cli('versions.js', 'versionsCommand'),
  'remotion upgrade': cli('upgrade.js', 'upgradeCommand', ['package-manager', 'version']),
  'remotion ffmpeg': cli('ffmpeg.js', 'ffmpegCommand'),
  'remotion ffprobe': cli('ffmpeg.js', 'ffprobeCommand'),
  'remotion gpu': cli('gpu.js', 'gpuCommand'),
  'remotion help': cli('print-help.js', 'printHelp'),
  'remotion lambda render': lambda('render/render.js', 'renderCommand'),
  'remotion lambda still': lambda('still.js', 'stillCommand'),
  'remotion lambda compositions': lambda('compositions/index.js', 'compositionsCommand'),
  'remotion lambda functions': lambda('functions/index.js', 'functionsCommand'),
  'remotion lambda functions deploy': lambda('functions/deploy.js', 'functionsDeploySubcommand'),
  'remotion lambda functions ls': lambda('functions/ls.js', 'functionsLsCommand'),
  'remotion lambda functions rm': lambda('functions/rm.js', 'functionsRmCommand'),
  'remotion lambda functions rmall': lambda('functions/rmall.js', 'functionsRmallCommand'),
  'remotion lambda sites': lambda('sites/index.js', 'sitesCommand'),
  'remotion lambda sites create': lambda('sites/create.js', 'sitesCreateSubcommand'),
  'remotion lambda sites ls': lambda('sites/ls.js', 'sitesLsSubcommand'),
  'remotion lambda sites rm': lambda('sites/rm.js', 'sitesRmSubcommand'),
  'remotion lambda sites rmall': lambda('sites/rmall.js', 'sitesRmallSubcommand'),
  'remotion lambda policies': lambda('policies/policies.js', 'policiesCommand'),
  'remotion lambda regions': lambda('regions.js', 'regionsCommand'),
  'remotion lambda quotas': lambda('quotas/index.js', 'quotasCommand'),
  'remotion cloudrun render': cloudrun('render/index.js', 'renderCommand'),
  'remotion cloudrun still': cloudrun('still.js', 'stillCommand'),
  'remotion cloudrun services': cloudrun('services/index.js', 'servicesCommand'),
  'remotion cloudrun services deploy': cloudrun('services/deploy.js', 'cloudRunDeploySubcommand'),
  'remotion cloudrun services ls': cloudrun('services/ls.js', 'servicesLsCommand'),
  'remotion cloudrun services rm': cloudrun('services/rm.js', 'servicesRmCommand'),
  'remotion cloudrun services rmall': cloudrun('services/rmall.js', 'servicesRmallCommand'),
  'remotion cloudrun sites': cloudrun('sites/index.js', 'sitesCommand'),
  'remotion cloudrun sites create': cloudrun('sites/create.js', 'sitesCreateSubcommand'),
  'remotion cloudrun sites ls': cloudrun('sites/ls.js', 'sitesLsSubcommand'),
  'remotion cloudrun sites rm': cloudrun('sites/rm.js', 'sitesRmSubcommand'),
  'remotion cloudrun sites rmall': cloudrun('sites/rmall.js', 'sitesRmallSubcommand'),
  'remotion cloudrun permissions': cloudrun('permissions.js', 'permissionsCommand'),
  'remotion cloudrun regions': cloudrun('regions.js', 'regionsCommand'),
};

/** Flags that every command accepts, because the CLI reads them before it starts one. */
export const GLOBAL_FLAGS: readonly string[] = ['config', 'help', 'log', 'quiet'];

/** Commands that only have subcommands: their pages need no flags. */
export const isGroup = (command: string): boolean =>
  Object.keys(COMMANDS).some((other) => other.startsWith(`${command} `));

/** A flag that a command reads but its page omits, and why. */
export interface FlagException {
  /** The command, or undefined for all commands. */
  command?: string;
  flag: string;
  reason: string;
}

export const FLAG_EXCEPTIONS: readonly FlagException[] = [
  {
    command: 'remotion render',
    flag: 'frame',
    reason: 'stops the render with the advice to use --frames',
  },
  {
    command: 'remotion still',
    flag: 'frames',
    reason: 'stops the render with the advice to use --frame',
  },
  {
    command: 'remotion lambda functions deploy',
    flag: 'enable-v5-runtime',
    reason: 'has no effect any more: the command says so and goes on',
  },
];
