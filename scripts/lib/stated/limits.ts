import {createRequire} from 'node:module';
import path from 'node:path';
import {z} from 'zod';

import {readCsv} from '../../../src/content/csv';

/** Loads an installed file by its path in `node_modules`, or a package's exports. */
type Load = (file: string) => Readonly<Record<string, unknown>>;

const run = (load: Load, file: string, name: string, ...values: readonly unknown[]): unknown => {
  const called = load(file)[name];
  if (typeof called !== 'function') throw new TypeError(`${file} has no function ${name}`);
  return Reflect.apply(called, undefined, values);
};

/** Passes a value to Remotion's own code, which throws or rejects if it doesn't accept it. */
type TryValue = (load: Load, value: unknown) => unknown;

interface LimitProbe {
  /** Headings of the option on pages, without markup. */
  readonly options: readonly string[];
  /** Paths of the pages where the option has this limit. */
  readonly pages: RegExp;
  readonly tryValue: TryValue;
}

/** Calls a `Config` method. */
const config =
  (method: string): TryValue =>
  (load, value) => {
    const {Config} = load('@remotion/cli/config') as {
      Config: Readonly<Record<string, (value: unknown) => void>>;
    };
    Config[method]?.(value);
  };

const element =
  (file: string, name: string, props: (value: unknown) => Record<string, unknown>): TryValue =>
  (load, value) => {
    run(
      load,
      'react-dom/server.js',
      'renderToString',
      run(load, 'react/index.js', 'createElement', load(file)[name], props(value)),
    );
  };

const NONE = (): null => null;

const player = (prop: string): TryValue =>
  element('@remotion/player/dist/cjs/index.js', 'Player', (value) => ({
    component: NONE,
    durationInFrames: 100,
    compositionWidth: 100,
    compositionHeight: 100,
    fps: 30,
    [prop]: value,
  }));

const inPackage = (name: string): string => `${name}/dist/index.js`;

const shape = (name: string, option: string, more: Record<string, unknown>): TryValue => {
  return (load, value) =>
    run(load, inPackage('@remotion/shapes'), name, {
      ...more,
      [option]: value,
    });
};

/** A path of length 100. */
const LINE = 'M 0 0 L 100 0';

const validator = z
  .strictObject({
    /** Separated by spaces. */
    options: z.string().min(1),
    pages: z.string().min(1),
    file: z.string().min(1),
    function: z.string().min(1),
    /** Further arguments as JSON. */
    arguments: z.string(),
  })
  .transform((row): LimitProbe => ({
    options: row.options.split(' '),
    pages: new RegExp(row.pages, 'u'),
    tryValue: (load, value) =>
      run(load, row.file, row.function, value, ...(JSON.parse(row.arguments || '[]') as unknown[])),
  }));

/**
 * Code of Remotion that accepts any value and runs in Node.js: validators, functions, and components. To check a range
 * on one of the pages, they are called at its ends and beyond.
 */
export const LIMIT_PROBES: readonly LimitProbe[] = [
  // Functions that take the value first.
  ...readCsv(path.join(__dirname, 'limits.csv'), validator),
  {
    options: ['setJpegQuality'],
    pages: /^docs\/config/u,
    // The renderer accepts 0, but the option replaces it with the default, which the page calls a limit.
    tryValue: (load, value) => {
      const {jpegQualityOption} = load('@remotion/renderer/dist/options/jpeg-quality.js') as {
        jpegQualityOption: {
          setConfig: (value: unknown) => void;
          getValue: (sources: unknown) => {value: unknown};
        };
      };
      jpegQualityOption.setConfig(value);
      const read = jpegQualityOption.getValue({commandLine: {}}).value;
      if (read !== value) throw new Error(`the value arrives as ${String(read)}`);
    },
  },
  {
    options: ['framesPerLambda', '--frames-per-lambda'],
    pages: /^docs\/lambda\//u,
    tryValue: (load, value) =>
      run(load, inPackage('@remotion/serverless-client'), 'validateFramesPerFunction', {
        framesPerFunction: value,
        durationInFrames: 1000,
      }),
  },
  {
    options: ['customData', '--webhook-custom-data'],
    pages: /^docs\/lambda\//u,
    // A string of this length in JSON, including the quotes.
    tryValue: (load, value) =>
      run(load, inPackage('@remotion/serverless-client'), 'validateWebhook', {
        customData: 'x'.repeat(Number(value) - 2),
      }),
  },
  {
    options: ['--package-manager'],
    pages: /^docs\/cli\/upgrade/u,
    tryValue: (load, value) =>
      run(
        load,
        '@remotion/studio-server/dist/preview-server/get-package-manager.js',
        'getPackageManager',
        '.',
        value,
        0,
      ),
  },
  {
    options: ['--delete-after'],
    pages: /^docs\/lambda\//u,
    tryValue: (load, value) => {
      const {LambdaClientInternals} = load('@remotion/lambda-client/dist/index.js') as {
        LambdaClientInternals: {awsImplementation: {validateDeleteAfter: (value: unknown) => void}};
      };
      LambdaClientInternals.awsImplementation.validateDeleteAfter(value);
    },
  },
  {
    options: ['setStudioPort'],
    pages: /^docs\/config/u,
    tryValue: config('setStudioPort'),
  },
  {
    options: ['setRendererPort'],
    pages: /^docs\/config/u,
    tryValue: config('setRendererPort'),
  },
  {
    options: ['setMaxTimelineTracks'],
    pages: /^docs\/config/u,
    tryValue: config('setMaxTimelineTracks'),
  },
  {
    options: ['toneFrequency'],
    pages: /^docs\/(?:audio|video|offthreadvideo)\./u,
    tryValue: (load, value) =>
      run(load, '@remotion/renderer/dist/stringify-ffmpeg-filter.js', 'stringifyFfmpegFilter', {
        channels: 2,
        volume: 1,
        fps: 30,
        playbackRate: 1,
        assetDuration: 10,
        allowAmplificationDuringRender: true,
        toneFrequency: value,
        chunkLengthInSeconds: 10,
        trimLeftOffset: 0,
        trimRightOffset: 0,
        asset: {
          duration: 300,
          trimLeft: 0,
          volume: 1,
          playbackRate: 1,
          toneFrequency: value,
          startInVideo: 0,
        },
        indent: false,
        logLevel: 'error',
        presentationTimeOffsetInSeconds: 0,
        volumeFilter: {type: 'static', value: 1},
      }),
  },
  {
    options: ['playbackRate'],
    pages: /^docs\/(?:audio|video|offthreadvideo)\./u,
    tryValue: (load, value) =>
      run(
        load,
        'remotion/dist/cjs/validate-media-props.js',
        'validateMediaProps',
        {playbackRate: value},
        'Video',
      ),
  },
  {
    options: ['trimBefore'],
    pages: /^docs\/(?:audio|video|offthreadvideo)\./u,
    tryValue: (load, value) =>
      run(
        load,
        'remotion/dist/cjs/validate-start-from-props.js',
        'validateTrimProps',
        value,
        undefined,
      ),
  },
  {
    options: ['durationInMilliseconds'],
    pages: /^docs\/lambda\/estimateprice/u,
    tryValue: (load, value) =>
      run(load, inPackage('@remotion/lambda-client'), 'estimatePrice', {
        region: 'us-east-1',
        memorySizeInMb: 2048,
        diskSizeInMb: 2048,
        lambdasInvoked: 1,
        durationInMilliseconds: value,
      }),
  },
  ...['durationInFrames', 'fps', 'compositionWidth', 'compositionHeight', 'initialFrame'].map(
    (prop): LimitProbe => ({
      options: [prop],
      pages: /^docs\/player\/api\./u,
      tryValue: player(prop),
    }),
  ),
  {
    options: ['damping'],
    pages: /^docs\/(?:measure-)?spring\./u,
    tryValue: (load, value) =>
      run(load, 'remotion/dist/cjs/spring/measure-spring.js', 'measureSpring', {
        fps: 30,
        config: {damping: value},
      }),
  },
  {
    options: ['points'],
    pages: /^docs\/shapes\/(?:make-)?polygon/u,
    tryValue: shape('makePolygon', 'points', {radius: 10}),
  },
  {
    options: ['maxLines'],
    pages: /^docs\/layout-utils\/fi/u,
    tryValue: (load, value) => {
      const box = run(load, '@remotion/layout-utils/dist/cjs/index.js', 'fillTextBox', {
        maxBoxWidth: 100,
        maxLines: value,
      }) as {add: (word: object) => void};
      box.add({text: 'a', fontFamily: 'Arial', fontSize: 10});
    },
  },
  {
    options: ['length'],
    pages: /^docs\/paths\/get-point/u,
    tryValue: (load, value) =>
      run(load, inPackage('@remotion/paths'), 'getPointAtLength', LINE, value),
  },
  {
    options: ['newSampleRate'],
    pages: /^docs\/webcodecs\//u,
    tryValue: (load, value) =>
      run(load, inPackage('@remotion/webcodecs'), 'convertAudioData', {
        audioData: {
          numberOfChannels: 1,
          sampleRate: 48_000,
          numberOfFrames: 48_000,
          format: 's16',
          timestamp: 0,
          clone: () => ({}),
          copyTo: () => undefined,
        },
        format: 's16',
        newSampleRate: value,
      }),
  },
];

/** Errors after the value was accepted: there is no browser. */
const AFTER_ACCEPTANCE =
  /is not defined|useVideoConfig|No video config|can only be (?:used|called)|Invalid hook|not a function|Cannot read prop|useCurrentFrame|can't be rendered|context/u;

/** Tries a value: returns undefined if it's accepted, otherwise the error message. */
export type Reject = (value: unknown) => Promise<string | undefined>;

/** The function that tries an option's values, if there is one. */
export const limitProbe = (root: string, page: string, option: string): Reject | undefined => {
  const probe = LIMIT_PROBES.find(
    ({options, pages}) => options.includes(option) && pages.test(page),
  );
  if (!probe) return undefined;
  const require = createRequire(path.join(root, 'package.json'));
  // A package's `exports` may not include the file, so load it by its path.
  const load: Load = (file) => {
    const module = file.endsWith('.js') ? path.join(root, 'node_modules', file) : file;
    try {
      return require(module) as ReturnType<Load>;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
      // Node.js adds a line for each module that required it.
      throw new Error(`${file} isn't in the installed packages`, {cause: error});
    }
  };
  return async (value) => {
    try {
      await probe.tryValue(load, value);
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return AFTER_ACCEPTANCE.test(message) ? undefined : message;
    }
  };
};
