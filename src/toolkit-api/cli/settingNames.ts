/** What the published code of the CLI does not say about a setting. */
export interface SettingNames {
  flag?: string;
  /** Methods of `Config` that no option definition and no line of the parser ties to the flag. */
  config?: readonly string[];
  /** Option of the functions of the renderer and the bundler. */
  api?: string;
  /** The default in Markdown, where the code has `null` or nothing. */
  default?: string;
  /** The default of the Node.js option in Markdown, where it is another one. */
  apiDefault?: string;
}

/** Methods of `Config` that do nothing at 4.0.319, as `docs/config.mdx` says of each. */
export const METHODS_WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'setBeepOnFinish',
  'setChromiumHeadlessMode',
  'setChromiumMultiProcessOnLinux',
  'setDisallowParallelEncoding',
  'setKeyboardShortcutsEnabled',
  'setLambdaInsights',
  'setMetadata',
  'setOverwriteOutput',
  'setRepro',
]);

/** Methods that have an effect, but not on these commands, which read the flag alone. */
const METHODS_UNREAD: Readonly<Record<string, readonly string[]>> = {
  'remotion studio': ['setAudioLatencyHint'],
  'remotion lambda still': ['setDeleteAfter'],
};

/** Whether a command doesn't read a method whose flag it has. */
export const isUnreadBy = (command: string | undefined, method: string): boolean =>
  command !== undefined && (METHODS_UNREAD[command] ?? []).includes(method);

const flag = (
  name: string,
  defaultText: string,
  names: Omit<SettingNames, 'flag' | 'default'> = {},
): SettingNames => ({flag: name, default: defaultText, ...names});

const config = (method: string, defaultText: string, api?: string): SettingNames => ({
  config: [method],
  default: defaultText,
  ...(api !== undefined && {api}),
});

/**
 * Settings in the order of the table: what is rendered, how it is encoded, sound, browser, project,
 * Studio, cloud. A setting that is missing here, or one that the code lacks, fails a test.
 */
export const SETTING_NAMES: readonly SettingNames[] = [
  flag('props', 'none', {api: 'inputProps'}),
  flag('frames', 'all frames', {config: ['setFrameRange'], api: 'frameRange'}),
  flag('frame', '`0`', {api: 'frame'}),
  flag('every-nth-frame', '`1`', {api: 'everyNthFrame'}),
  flag('scale', '`1`', {api: 'scale'}),
  flag('width', 'from the composition'),
  flag('height', 'from the composition'),
  flag('output', '`out/{composition}.{extension}`', {
    config: ['setOutputLocation'],
    api: 'outputLocation',
    apiDefault: 'none: the result is a buffer',
  }),
  flag('overwrite', '`true`'),
  flag('sequence', '`false`'),
  flag('image-sequence-pattern', '`element-[frame].[ext]`'),
  flag('image-format', '`jpeg` for videos, `png` for stills', {
    config: ['setVideoImageFormat', 'setStillImageFormat'],
    api: 'imageFormat',
  }),
  flag('jpeg-quality', '`80`'),
  flag('concurrency', 'half of the CPU threads, at most 8', {api: 'concurrency'}),
  flag('codec', 'from the file name, else `h264`', {
    apiDefault: 'required; `h264` in `stitchFramesToVideo()`',
  }),
  flag('crf', 'depends on the codec'),
  flag('x264-preset', '`medium`, chosen by FFmpeg'),
  flag('video-bitrate', 'none'),
  flag('max-rate', 'none'),
  flag('buffer-size', 'none'),
  flag('pixel-format', '`yuv420p`', {api: 'pixelFormat'}),
  flag('color-space', '`default`'),
  flag('prores-profile', '`hq`', {api: 'proResProfile'}),
  flag('number-of-gif-loops', 'endless'),
  flag('hardware-acceleration', '`disable`'),
  flag('metadata', 'none', {config: ['setMetadata']}),
  flag('disallow-parallel-encoding', '`false`'),
  config('overrideFfmpegCommand', 'none', 'ffmpegOverride'),
  flag('muted', '`false`'),
  flag('enforce-audio-track', '`false`'),
  flag('audio-codec', 'depends on the codec'),
  flag('audio-bitrate', '`320k`'),
  flag('separate-audio-to', 'none'),
  flag('for-seamless-aac-concatenation', '`false`'),
  config('setPreferLosslessAudio', '`false`', 'preferLossless'),
  flag('browser-executable', 'downloaded when missing', {api: 'browserExecutable'}),
  flag('chrome-mode', '`headless-shell`'),
  flag('gl', 'chosen by the browser', {api: 'chromiumOptions.gl'}),
  flag('timeout', '`30000` ms'),
  flag('disable-web-security', '`false`', {api: 'chromiumOptions.disableWebSecurity'}),
  flag('ignore-certificate-errors', '`false`', {api: 'chromiumOptions.ignoreCertificateErrors'}),
  flag('user-agent', 'of the browser', {api: 'chromiumOptions.userAgent'}),
  flag('enable-multiprocess-on-linux', '`true`', {
    api: 'chromiumOptions.enableMultiProcessOnLinux',
  }),
  flag('disable-headless', '`false`', {api: 'chromiumOptions.headless', apiDefault: '`true`'}),
  flag('offthreadvideo-cache-size-in-bytes', 'half of the available memory'),
  flag('offthreadvideo-video-threads', '`2`'),
  flag('binaries-directory', "the package's own"),
  flag('env-file', '`.env`', {
    config: ['setDotEnvLocation'],
    api: 'envVariables',
    apiDefault: 'none',
  }),
  flag('log', '`info`'),
  flag('quiet', '`false`'),
  flag('repro', '`false`'),
  flag('config', '`remotion.config.ts`, else `.js`'),
  flag('help', '`false`'),
  {...config('setEntryPoint', 'a list of usual places', 'entryPoint'), apiDefault: 'required'},
  config('overrideWebpackConfig', 'none', 'webpackOverride'),
  flag('public-dir', '`public`'),
  flag('public-path', '`/`'),
  flag('out-dir', '`build`', {api: 'outDir', apiDefault: 'a new temporary folder'}),
  flag('bundle-cache', '`true`', {api: 'enableCaching'}),
  flag('disable-git-source', '`false`'),
  flag('audio-latency-hint', '`interactive`', {api: 'audioLatencyHint'}),
  flag('port', 'a free port from 3000', {
    config: ['setStudioPort', 'setRendererPort'],
    api: 'port',
  }),
  flag('ipv4', '`false`'),
  flag('webpack-poll', 'file system events'),
  flag('no-open', '`false`', {config: ['setShouldOpenBrowser']}),
  flag('browser', "the system's"),
  flag('browser-args', 'none'),
  flag('disable-keyboard-shortcuts', '`false`'),
  flag('number-of-shared-audio-tags', '`0`', {config: ['setNumberOfSharedAudioTags']}),
  config('setMaxTimelineTracks', '`90`', 'maxTimelineTracks'),
  config('setBufferStateDelayInMilliseconds', '`300` ms', 'bufferStateDelayInMilliseconds'),
  flag('beep-on-finish', '`false`'),
  flag('cross-site-isolation', '`false`'),
  flag('runs', '`3`'),
  flag('concurrencies', 'see `--concurrency`'),
  flag('version', 'the latest release'),
  flag('package-manager', 'from the lock file'),
  config('setDeleteAfter', 'never', undefined),
  config('setEnableFolderExpiry', 'unchanged'),
  config('setLambdaInsights', '`false`'),
];
