import {
  getAvailableAudioCodecs,
  getAvailableContainers,
  getAvailableVideoCodecs,
} from '@remotion/webcodecs';
import {expect, test} from '@playwright/test';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

import {
  audioCodecs,
  containers,
  possible,
  resizes,
  rotations,
  videoCodecs,
  type Choice,
  type ResizeName,
} from '../../../src/components/docs/media-tools/ConvertFile/choice';
import {codeHtmlOf, codeOf} from '../../../src/components/docs/media-tools/ConvertFile/code';
import {optionsFor} from '../../../src/components/docs/media-tools/ConvertFile/options';

const root = path.resolve(__dirname, '../../..');

/** Every combination of the controls, reduced to what is possible. */
const choices: Choice[] = containers.flatMap((container) =>
  (['default', ...videoCodecs[container], 'drop'] as const).flatMap((video) =>
    (['keep', 'drop'] as const).flatMap((audio) =>
      (Object.keys(resizes) as ResizeName[]).flatMap((resize) =>
        rotations.map((rotate) => possible({container, video, audio, resize, rotate})),
      ),
    ),
  ),
);

const codes = new Map(choices.map((choice) => [codeOf(choice), choice]));

/** Runs code with stand-ins for the two packages; the options that convertMedia() gets. */
const optionsIn = async (code: string): Promise<Record<string, unknown>> => {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022},
  });
  let given: Record<string, unknown> = {};
  const packages = {
    '@remotion/media-parser': {parseMedia: () => Promise.resolve({durationInSeconds: 4})},
    '@remotion/webcodecs': {
      convertMedia: (options: Record<string, unknown>) => {
        given = options;
        return Promise.resolve({save: () => Promise.resolve(new Blob())});
      },
    },
  };
  const exported: {convert?: (...args: unknown[]) => Promise<Blob>} = {};
  const run = vm.runInThisContext(`(exports, require) => {${outputText}}`) as (
    target: typeof exported,
    load: (name: keyof typeof packages) => unknown,
  ) => void;
  run(exported, (name) => packages[name]);
  await exported.convert?.('source', 'controller', () => undefined);
  return given;
};

/** Handlers by what they return. */
const comparable = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(options).map(([key, value]) => [
      key,
      typeof value === 'function' ? (value as () => unknown)() : value,
    ]),
  );

test('the controls have the containers and codecs of the package', () => {
  expect(containers).toEqual(getAvailableContainers());
  for (const container of containers) {
    expect([...videoCodecs[container]].sort()).toEqual(
      [...getAvailableVideoCodecs({container})].sort(),
    );
    expect([audioCodecs[container]]).toEqual(getAvailableAudioCodecs({container}));
  }
});

test('a choice that a container or a missing video rules out is dropped', () => {
  const wanted: Choice = {
    container: 'mp4',
    video: 'h264',
    audio: 'drop',
    resize: '720',
    rotate: 90,
  };
  expect(possible(wanted)).toEqual(wanted);
  // A WAV file has only sound, and sound can't be resized or rotated.
  const onlySound = {video: 'drop', audio: 'keep', resize: 'none', rotate: 0};
  expect(possible({...wanted, container: 'wav'})).toEqual({...onlySound, container: 'wav'});
  expect(possible({...wanted, video: 'drop'})).toEqual({...onlySound, container: 'mp4'});
  expect(possible({...wanted, container: 'webm'})).toMatchObject({video: 'default', rotate: 90});
});

test('the code of each combination does what the tool does', async () => {
  expect(codes.size).toBeGreaterThan(280);
  for (const [code, choice] of codes) {
    const {src, controller, onProgress, ...options} = await optionsIn(code);
    expect([src, controller, typeof onProgress]).toEqual(['source', 'controller', 'function']);
    expect(comparable(options), code).toEqual(comparable({...optionsFor(choice, 4)}));
  }
});

test('the options say what comes out, and nothing that is so anyway', () => {
  const plain: Choice = {
    container: 'webm',
    video: 'default',
    audio: 'keep',
    resize: 'none',
    rotate: 0,
  };
  const given = (choice: Partial<Choice>) => comparable({...optionsFor({...plain, ...choice}, 4)});
  expect(given({})).toEqual({container: 'webm'});
  expect(given({container: 'mp4', video: 'h265', rotate: 90, resize: 'half'})).toEqual({
    container: 'mp4',
    videoCodec: 'h265',
    rotate: 90,
    resize: {mode: 'scale', scale: 0.5},
    expectedDurationInSeconds: 4,
  });
  expect(given({video: 'drop'})).toEqual({container: 'webm', onVideoTrack: {type: 'drop'}});
  expect(given({audio: 'drop', resize: '720'})).toEqual({
    container: 'webm',
    resize: {mode: 'max-height', maxHeight: 720},
    onAudioTrack: {type: 'drop'},
  });
  expect(given({container: 'wav'})).toEqual({container: 'wav'});
});

test('a choice without a duration has one line less to read', () => {
  const code = codeOf({
    container: 'webm',
    video: 'vp9',
    audio: 'keep',
    resize: '360',
    rotate: 180,
  });
  expect(code).toBe(`import {convertMedia, type WebCodecsController} from '@remotion/webcodecs';

export const convert = async (
  src: File,
  controller: WebCodecsController,
  onProgress: (progress: number | null) => void,
): Promise<Blob> => {
  const result = await convertMedia({
    src,
    controller,
    container: 'webm',
    videoCodec: 'vp9',
    resize: {mode: 'max-height', maxHeight: 360},
    rotate: 180,
    onProgress: ({overallProgress}) => onProgress(overallProgress),
  });

  return result.save();
};`);
  expect(codeHtmlOf("import {save} from 'a';\nconvert(4, null);")).toBe(
    `<span class="k">import</span> {<span class="f">save</span>} <span class="k">from</span> <span class="s">'a'</span>;
<span class="f">convert</span>(<span class="n">4</span>, <span class="y">null</span>);`,
  );
});

// Seven has no factor in common with the numbers of options, so that each option is among them.
test('the code of every seventh combination compiles', () => {
  const sample = [...codes.keys()].filter((_, index) => index % 7 === 0);
  const files = new Map(sample.map((code, index) => [path.join(root, `code-${index}.ts`), code]));
  // No choice of a control is missing.
  const values = ['mp4', 'webm', 'h264', 'h265', 'vp8', 'vp9', 'rotate: 270', 'scale: 0.5'];
  for (const value of values)
    expect(
      sample.some((code) => code.includes(value)),
      value,
    ).toBe(true);
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    noUnusedLocals: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  };
  const base = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...base,
    fileExists: (name) => files.has(name) || base.fileExists(name),
    readFile: (name) => files.get(name) ?? base.readFile(name),
    getSourceFile: (name, ...rest) => {
      const code = files.get(name);
      return code === undefined
        ? base.getSourceFile(name, ...rest)
        : ts.createSourceFile(name, code, ts.ScriptTarget.ES2022);
    },
  };
  const findings = (names: readonly string[]): string[] => {
    const program = ts.createProgram(names, options, host);
    return names
      .flatMap((name) => [
        ...program.getSyntacticDiagnostics(program.getSourceFile(name)),
        ...program.getSemanticDiagnostics(program.getSourceFile(name)),
      ])
      .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
  };
  expect(findings([...files.keys()])).toEqual([]);
  // The comparison is one that can fail.
  const wrong = path.join(root, 'code-wrong.ts');
  files.set(wrong, codeOf({...choices[0], container: 'wav'} as Choice).replace('wav', 'ogg'));
  expect(findings([wrong])).not.toEqual([]);
});

test('a video is turned by a quarter, a half or three quarters, or not at all', () => {
  const turned = choices.map((choice) => optionsFor(choice, null).rotate ?? 0);
  expect([...new Set(turned)].sort((a, b) => a - b)).toEqual([0, 90, 180, 270]);
});

test('colors change nothing in the text', () => {
  for (const code of codes.keys()) {
    const text = codeHtmlOf(code)
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
    expect(text).toBe(code);
  }
});
