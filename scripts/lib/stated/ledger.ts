import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import type {Claim} from './claims';

/** A statement that someone has found in the code, where it has a different name. */
export interface ListedDefault {
  /** By default, the statement is about a default value. */
  readonly kind?: 'range' | 'values';
  /** The option's heading, without markup. */
  readonly option: RegExp;
  /** The pages, by path from the root. */
  readonly pages: RegExp;
  /** The default, range, or list of values, as worded on the pages. */
  readonly stated: string;
  /** The module, relative to `node_modules`. */
  readonly file: string;
  /** The code that proves it, which must occur in the module. */
  readonly code: string;
}

const MEDIA =
  /^docs\/(?:audio|video|offthreadvideo|img|iframe|delay-render|use-offthread-video-texture)\.mdx$/u;
const CLI = /^docs\/(?:cli|studio)\//u;
const CONFIG = /^docs\/config\.mdx$/u;
const RENDERER = /^docs\/renderer\//u;
const LAMBDA_CLI = /^docs\/lambda\/cli\//u;
const CLOUDRUN_CLI = /^docs\/cloudrun\/cli\//u;
const WORKERS = /^docs\/media-parser\/parse-media-on/u;

const listed = (
  option: RegExp,
  pages: RegExp,
  stated: string,
  file: string,
  code: string,
): ListedDefault => ({option, pages, stated, file, code});

/** Defaults that a line of code proves. A different one on a page is a finding. */
export const LEDGER: readonly ListedDefault[] = [
  listed(
    /^volume$/u,
    MEDIA,
    '1',
    'remotion/dist/cjs/volume-prop.js',
    "typeof volume === 'undefined'",
  ),
  listed(
    /^toneFrequency$/u,
    MEDIA,
    '1',
    '@remotion/renderer/dist/stringify-ffmpeg-filter.js',
    'toneFrequency !== 1',
  ),
  listed(
    /^acceptableTimeShiftInSeconds$/u,
    MEDIA,
    '0.65',
    'remotion/dist/cjs/use-media-playback.js',
    'const DEFAULT_ACCEPTABLE_TIMESHIFT_WITH_NORMAL_PLAYBACK = 0.45;',
  ),
  listed(
    /^(?:delayRenderR|r)etries$/u,
    MEDIA,
    '0',
    'remotion/dist/cjs/delay-render.js',
    'options.retries) !== null && _e !== void 0 ? _e : 0)',
  ),
  listed(
    /^extrapolateLeft$/u,
    /interpolate/u,
    "'extend'",
    'remotion/dist/cjs/interpolate.js',
    "let extrapolateLeft = 'extend';",
  ),
  listed(
    /^durationRestThreshold$/u,
    /./u,
    '0.005',
    'remotion/dist/cjs/spring/measure-spring.js',
    'threshold = 0.005',
  ),
  listed(
    /^config$/u,
    /springtiming/u,
    '10',
    'remotion/dist/cjs/spring/spring-utils.js',
    'damping: 10',
  ),
  listed(
    /^inFrame$/u,
    /^docs\/player\//u,
    'null',
    '@remotion/player/dist/cjs/Player.js',
    'inFrame: inFrame !== null && inFrame !== void 0 ? inFrame : null',
  ),
  listed(
    /^browserMediaControlsBehavior$/u,
    /^docs\/player\//u,
    "{mode: 'prevent-media-session'}",
    '@remotion/player/dist/cjs/Player.js',
    "mode: 'prevent-media-session',",
  ),
  listed(
    /^method$/u,
    /^docs\/prefetch\./u,
    "'blob-url'",
    'remotion/dist/cjs/prefetch.js',
    "_a : 'blob-url';",
  ),
  listed(
    /^direction$/u,
    /^docs\/lottie\//u,
    "'forward'",
    '@remotion/lottie/dist/cjs/Lottie.js',
    "direction === 'backward' ? -1 : 1",
  ),
  listed(
    /^expectedFrameRate$/u,
    /^docs\/webcodecs\//u,
    'null',
    '@remotion/webcodecs/dist/convert-media.js',
    'expectedFrameRate: expectedFrameRate ?? null',
  ),
  listed(
    /^makeSamplesStartAtZero$/u,
    WORKERS,
    'true',
    '@remotion/media-parser/dist/worker-server.js',
    'makeSamplesStartAtZero !== null && makeSamplesStartAtZero !== void 0 ? makeSamplesStartAtZero : true',
  ),
  listed(
    /^progressIntervalInMs$/u,
    WORKERS,
    '100',
    '@remotion/media-parser/dist/internal-parse-media.js',
    'progressIntervalInMs : 100',
  ),
  listed(
    /^logLevel$/u,
    WORKERS,
    "'info'",
    '@remotion/media-parser/dist/worker-server.js',
    "userLogLevel !== null && userLogLevel !== void 0 ? userLogLevel : 'info'",
  ),
  listed(
    /^onError$/u,
    /^docs\/media-parser\//u,
    "{action: 'fail'}",
    '@remotion/media-parser/dist/parse-media.js',
    "onError: () => ({ action: 'fail' })",
  ),
  listed(
    /^(?:offthreadVideoThreads|--offthreadvideo-video-threads)$/u,
    /./u,
    '2',
    '@remotion/renderer/dist/options/offthreadvideo-threads.js',
    'exports.DEFAULT_RENDER_FRAMES_OFFTHREAD_VIDEO_THREADS = 2;',
  ),
  listed(
    /^(?:audioBitrate|--audio-bitrate|setAudioBitrate)$/u,
    /./u,
    "'320k'",
    '@remotion/renderer/dist/compress-audio.js',
    "audioBitrate || '320k'",
  ),
  listed(
    /^chromeMode$/u,
    RENDERER,
    "'headless-shell'",
    '@remotion/renderer/dist/options/chrome-mode.js',
    "value: 'headless-shell',",
  ),
  listed(
    /^jpegQuality$/u,
    /render-still/u,
    '80',
    '@remotion/renderer/dist/jpeg-quality.js',
    'exports.DEFAULT_JPEG_QUALITY = 80;',
  ),
  listed(
    /^(?:--prores-profile|setProResProfile|proResProfile)$/u,
    /^docs\/(?:cli|config|renderer)/u,
    "'hq'",
    '@remotion/cli/dist/get-render-defaults.js',
    "getProResProfile()) !== null && _a !== void 0 ? _a : 'hq'",
  ),
  listed(
    /^(?:--public-dir|publicDir|setPublicDir)$/u,
    /./u,
    'public',
    '@remotion/bundler/dist/bundle.js',
    "join(resolvedRemotionRoot, 'public')",
  ),
  listed(
    /^(?:--public-path|publicPath|setPublicPath)$/u,
    /./u,
    '/',
    '@remotion/bundler/dist/bundle.js',
    "_g : '/'",
  ),
  listed(/^--runs$/u, CLI, '3', '@remotion/cli/dist/benchmark.js', 'const DEFAULT_RUNS = 3;'),
  listed(
    /^--out-dir$/u,
    CLI,
    'build',
    '@remotion/cli/dist/bundle.js',
    "join(remotionRoot, 'build')",
  ),
  listed(
    /^(?:--audio-latency-hint|setAudioLatencyHint)$/u,
    /./u,
    "'interactive'",
    '@remotion/bundler/dist/bundle.js',
    "_k : 'interactive'",
  ),
  listed(
    /^(?:--image-sequence-pattern|setImageSequencePattern)$/u,
    /./u,
    'element-[frame].[ext]',
    '@remotion/renderer/dist/render-frames.js',
    'imageSequencePattern || `element-[frame].[ext]`',
  ),
  listed(
    /^(?:--number-of-shared-audio-tags|setNumberOfSharedAudioTags)$/u,
    /./u,
    '0',
    '@remotion/cli/dist/config/number-of-shared-audio-tags.js',
    'let numberOfSharedAudioTags = 0;',
  ),
  listed(
    /^setBufferStateDelayInMilliseconds$/u,
    CONFIG,
    '300',
    '@remotion/player/dist/cjs/Player.js',
    'bufferStateDelayInMilliseconds : 300',
  ),
  listed(
    /^setOverwriteOutput$/u,
    CONFIG,
    'true',
    '@remotion/cli/dist/parsed-cli.js',
    'overwrite: true,',
  ),
  listed(
    /^setCodec$/u,
    CONFIG,
    "'h264'",
    '@remotion/cli/dist/get-render-defaults.js',
    "defaultCodec : 'h264'",
  ),
  listed(
    /^(?:setVideoImageFormat|--image-format)$/u,
    /^docs\/(?:config|cli\/(?:render|studio|benchmark))\.mdx$/u,
    "'jpeg'",
    '@remotion/renderer/dist/image-format.js',
    "exports.DEFAULT_VIDEO_IMAGE_FORMAT = 'jpeg';",
  ),
  listed(
    /^(?:setStillImageFormat|--image-format)$/u,
    /^docs\/(?:config|cli\/still|lambda\/cli\/still|cloudrun\/cli\/still)\.mdx$/u,
    "'png'",
    '@remotion/renderer/dist/image-format.js',
    "exports.DEFAULT_STILL_IMAGE_FORMAT = 'png';",
  ),
  listed(/^--overwrite$/u, CLI, 'true', '@remotion/cli/dist/parsed-cli.js', 'overwrite: true,'),
  listed(
    /^--overwrite$/u,
    LAMBDA_CLI,
    'true',
    '@remotion/lambda/dist/cli/commands/render/render.js',
    'commandLine: cli_1.CliInternals.parsedCli,',
  ),
  listed(
    /^--gl$/u,
    LAMBDA_CLI,
    'swangle',
    '@remotion/serverless/dist/get-browser-instance.js',
    "_a : 'swangle'",
  ),
  listed(
    /^--gl$/u,
    CLOUDRUN_CLI,
    'swangle',
    '@remotion/cloudrun/dist/functions/render-media-single-thread.js',
    "_c : 'swangle'",
  ),
  listed(
    /^--memory$/u,
    LAMBDA_CLI,
    '2048',
    '@remotion/lambda-client/dist/constants.js',
    'exports.DEFAULT_MEMORY_SIZE = 2048;',
  ),
  listed(
    /^--disk$/u,
    LAMBDA_CLI,
    '2048',
    '@remotion/lambda-client/dist/constants.js',
    'exports.DEFAULT_EPHEMERAL_STORAGE_IN_MB = 2048;',
  ),
  listed(
    /^--timeout$/u,
    /^docs\/lambda\/cli\/functions\//u,
    '120',
    '@remotion/lambda-client/dist/constants.js',
    'exports.DEFAULT_TIMEOUT = 120;',
  ),
  listed(
    /^--retention-period$/u,
    LAMBDA_CLI,
    '14',
    '@remotion/lambda-client/dist/constants.js',
    'exports.DEFAULT_CLOUDWATCH_RETENTION_PERIOD = 14;',
  ),
  listed(
    /^--max-retries$/u,
    LAMBDA_CLI,
    '1',
    '@remotion/lambda-client/dist/constants.js',
    'exports.DEFAULT_MAX_RETRIES = 1;',
  ),
  listed(
    /^--memoryLimit$/u,
    CLOUDRUN_CLI,
    '2Gi',
    '@remotion/cloudrun/dist/cli/commands/services/deploy.js',
    "memoryLimit) !== null && _a !== void 0 ? _a : '2Gi'",
  ),
  listed(
    /^--cpuLimit$/u,
    CLOUDRUN_CLI,
    '1.0',
    '@remotion/cloudrun/dist/cli/commands/services/deploy.js',
    "cpuLimit) !== null && _b !== void 0 ? _b : '1.0'",
  ),
  listed(
    /^(?:outName|--out-name)$/u,
    /cloudrun\/(?:rendermediaoncloudrun|cli\/render)/u,
    'out',
    '@remotion/cloudrun/dist/functions/render-media-single-thread.js',
    'body.outName) !== null && _p !== void 0 ? _p : defaultOutName',
  ),
  listed(
    /^downloadBehavior$/u,
    /^docs\/cloudrun\//u,
    "{type: 'play-in-browser'}",
    '@remotion/cloudrun/dist/api/render-still-on-cloudrun.js',
    "_u : { type: 'play-in-browser' }",
  ),
  listed(
    /^modelFolder$/u,
    /^docs\/install-whisper-cpp\//u,
    'whisperPath',
    '@remotion/install-whisper-cpp/dist/transcribe.js',
    'modelFolder !== null && modelFolder !== void 0 ? modelFolder : whisperPath',
  ),
  listed(
    /^calculateSrc$/u,
    /^docs\/animated-emoji\//u,
    'staticFile()',
    '@remotion/animated-emoji/dist/cjs/calculate-emoji-src.js',
    'staticFile)(`${emoji}-${scale}x.${extension}`)',
  ),
  listed(
    /^--frame$/u,
    /^docs\/cli\/still\./u,
    '0',
    '@remotion/cli/dist/config/still-frame.js',
    'let stillFrame = 0;',
  ),
  listed(
    /^setOutputLocation$/u,
    CONFIG,
    'out/{composition}.{extension}',
    '@remotion/studio-shared/dist/get-default-out-name.js',
    'return `out/${nameToUse}.${defaultExtension}`;',
  ),
  listed(
    /^setFrameRange$/u,
    CONFIG,
    'null',
    '@remotion/cli/dist/config/frame-range.js',
    'let range = null;',
  ),
  listed(
    /^setBrowserExecutable$/u,
    CONFIG,
    'null',
    '@remotion/cli/dist/config/browser-executable.js',
    'let currentBrowserExecutablePath = null;',
  ),
  listed(
    /^setChromiumUserAgent$/u,
    CONFIG,
    'null',
    '@remotion/cli/dist/config/user-agent.js',
    'let userAgent = null;',
  ),
  listed(
    /^downloadBehavior$/u,
    /^docs\/lambda\/rendermedia/u,
    "{type: 'play-in-browser'}",
    '@remotion/lambda-client/dist/render-media-on-lambda.js',
    "_g : { type: 'play-in-browser' }",
  ),
  listed(
    /^downloadBehavior$/u,
    /^docs\/lambda\/renderstill/u,
    "{type: 'play-in-browser'}",
    '@remotion/lambda-client/dist/render-still-on-lambda.js',
    "_c : { type: 'play-in-browser' }",
  ),
  listed(/^setCrf$/u, CONFIG, '18', '@remotion/renderer/dist/crf.js', 'h264: 18,'),
  listed(
    /^splitOnWord$/u,
    /^docs\/install-whisper-cpp\//u,
    'false',
    '@remotion/install-whisper-cpp/dist/transcribe.js',
    "splitOnWord ? ['--split-on-word'",
  ),
];

const LATENCY = /^(?:--audio-latency-hint|audioLatencyHint)$/u;
const LATENCY_FILE = '@remotion/renderer/dist/options/latency-hint.js';
const LATENCY_CODE =
  'children: "interactive" }), ", ", (0, jsx_runtime_1.jsx)("code", { children: "balanced" }), ",", \' \', (0, jsx_runtime_1.jsx)("code", { children: "playback" })';

/** Ranges and lists of values that a line of code proves. */
export const LISTED_LIMITS: readonly ListedDefault[] = [
  {
    kind: 'values',
    ...listed(
      LATENCY,
      CLI,
      '`interactive` (default), `balanced` or `playback`',
      LATENCY_FILE,
      LATENCY_CODE,
    ),
  },
  {
    kind: 'values',
    ...listed(
      LATENCY,
      /^docs\/player\//u,
      "`'interactive'` (default), `'balanced'` or `'playback'`",
      LATENCY_FILE,
      LATENCY_CODE,
    ),
  },
  {
    kind: 'range',
    ...listed(
      /^setVolume$/u,
      /^docs\/player\//u,
      'from 0 to 1',
      '@remotion/player/dist/cjs/PlayerUI.js',
      'if (vol < 0 || vol > 1) {',
    ),
  },
  {
    kind: 'range',
    ...listed(
      /^progress$/u,
      /^docs\/shapes\/make-pie/u,
      'from 0 to 1',
      '@remotion/shapes/dist/utils/make-pie.js',
      'Math.min(Math.max(progress, 0), 1)',
    ),
  },
  {
    kind: 'range',
    ...listed(
      /^threads$/u,
      /^docs\/whisper-web\//u,
      'at most 16',
      '@remotion/whisper-web/dist/transcribe.js',
      'const MAX_THREADS_ALLOWED = 16;',
    ),
  },
];

/** The entry for an option of a page. */
export const listedDefault = (page: string, option: string): ListedDefault | undefined =>
  LEDGER.find((entry) => entry.option.test(option) && entry.pages.test(page));

/** The entry for a range or a list of values of an option. */
export const listedLimit = (
  kind: 'range' | 'values',
  page: string,
  option: string,
): ListedDefault | undefined =>
  LISTED_LIMITS.find(
    (entry) => entry.kind === kind && entry.option.test(option) && entry.pages.test(page),
  );

/** A statement that nothing in the packages proves or refutes. */
interface Undecided {
  readonly option: RegExp;
  readonly pages: RegExp;
  readonly reason: string;
}

const BROWSER = 'the browser sets it';
const CONVENTION = 'what a value means; others are accepted';
const COMPLEX_TYPE = 'the types have a name, or a shape that pages write in a shorter form';

/** Why statements are counted as unproven, by option. */
const UNDECIDED: readonly Undecided[] = [
  {option: /^style$/u, pages: /^docs\/fonts-api\//u, reason: BROWSER},
  {option: /^format$/u, pages: /^docs\/fonts-api\//u, reason: BROWSER},
  {option: /^credentials$/u, pages: /^docs\/prefetch\./u, reason: BROWSER},
  {option: /^scrollBehavior$/u, pages: /^docs\/studio\//u, reason: BROWSER},
  {option: /^(?:trailOpacity|progress)$/u, pages: /./u, reason: CONVENTION},
  {
    option: /^(?:confidence|overallProgress|getVolume)$/u,
    pages: /./u,
    reason: 'what comes out, not what goes in',
  },
  {option: /^points$/u, pages: /^docs\/shapes\/(?:make-)?star/u, reason: CONVENTION},
  {option: /^(?:mass|stiffness|config)$/u, pages: /spring/u, reason: CONVENTION},
  {
    option: /^--/u,
    pages: /^docs\/(?:cli|lambda|cloudrun)\//u,
    reason: 'the command reads it without an option that states its type',
  },
];

/** Whether the installed package still has the code of an entry. */
export const isInCode = (root: string, {file, code}: ListedDefault): boolean => {
  const installed = path.join(root, 'node_modules', file);
  // Other releases may lack the module.
  return existsSync(installed) && readFileSync(installed, 'utf8').includes(code);
};

/** A limit that another program or service sets, so Remotion's code doesn't contain it. */
interface ForeignNumber {
  readonly option: RegExp;
  readonly pages: RegExp;
  readonly number: number;
  /** Who sets it. */
  readonly reason: string;
}

export const FOREIGN_NUMBERS: readonly ForeignNumber[] = [
  {
    option: /^timeoutInMilliseconds$/u,
    pages: /^docs\/lambda\//u,
    number: 7000,
    reason: 'the renderer within the function checks it',
  },
  {option: /^to$/u, pages: /^docs\/spring\./u, number: 500, reason: 'an example of a range'},
  {option: /^ES modules$/u, pages: /^docs\/config\./u, number: 20.19, reason: 'Node.js'},
  {option: /^ES modules$/u, pages: /^docs\/config\./u, number: 22.12, reason: 'Node.js'},
  {
    option: /signed$/u,
    pages: /validatewebhooksignature/u,
    number: 200,
    reason: 'the success codes of HTTP',
  },
  {
    option: /signed$/u,
    pages: /validatewebhooksignature/u,
    number: 299,
    reason: 'the success codes of HTTP',
  },
  {
    option: /^Half a pixel/u,
    pages: /^docs\/shapes\/ellipse\./u,
    number: 200.5,
    reason: 'a coordinate of the example',
  },
  {
    option: /^Return value$/u,
    pages: /get-static-files/u,
    number: 10_000,
    reason: 'the limit in bundle.js of @remotion/bundler and in the server of the Studio',
  },
  {
    option: /^Errors$/u,
    pages: /use-windowed-audio-data/u,
    number: 256,
    reason: 'the words of a message',
  },
  {
    option: /offthread-?video-?cache-?size-?in-?bytes|^Memory and speed$/iu,
    pages: /^docs\//u,
    number: 240,
    reason: 'megabytes in the log of the compositor, a native program, where little memory is free',
  },
  {
    option: /^Memory and speed$/u,
    pages: /^docs\/offthreadvideo\./u,
    number: 20,
    reason: 'gigabytes in the log of the compositor, a native program, where much memory is free',
  },
  {
    option: /^In the Studio$/u,
    pages: /z-textarea/u,
    number: 100,
    reason: 'a style of the field in @remotion/studio',
  },
];

/** Who sets a number on a page, if not Remotion. */
export const foreignReason = (page: string, option: string, number: number): string | undefined =>
  FOREIGN_NUMBERS.find(
    (entry) => entry.number === number && entry.pages.test(page) && entry.option.test(option),
  )?.reason;

/** Why a page's statement stays unproven; undefined if there is no entry. */
export const undecidedReason = (page: string, option: string, claim: Claim): string | undefined => {
  const isOfTypes = claim.kind === 'type' || claim.kind === 'result';
  if (isOfTypes && !option.startsWith('--')) return COMPLEX_TYPE;
  if (claim.kind === 'number') return foreignReason(page, option, claim.number);
  return UNDECIDED.find((entry) => entry.option.test(option) && entry.pages.test(page))?.reason;
};
