import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {build, type Plugin} from 'esbuild';

import {
  loadedPackages,
  mediaScript,
  pictureScript,
  runtimeScript,
  sharedModules,
} from '../../playground/frame/packages';
import quietAudio, {files as audioFiles} from '../../upstream/bundler/quietAudioLoader.cjs';

/** Parts of sucrase for options that the frame never sets. */
const unusedParts =
  /sucrase[\\/]dist[\\/]esm[\\/](?:Options-gen-types|computeSourceMap|util[\\/]formatTokens|parser[\\/]plugins[\\/]flow|transformers[\\/](?:ESMImport|Flow|JestHoist|NumericSeparator|OptionalCatchBinding|OptionalChainingNullish|ReactHotLoader)Transformer)\.js$/;

/** sucrase checks its options with this package; those of the frame are right. */
const optionsChecker = /[\\/]ts-interface-checker[\\/]/;

/** Names the classes of `createReactClass()`, which no code here calls. */
const classNames = /sucrase[\\/]dist[\\/]esm[\\/]transformers[\\/]ReactDisplayNameTransformer\.js$/;

/** Tables of numbers with names, which sucrase publishes as objects. */
const numberTables =
  /sucrase[\\/]dist[\\/]esm[\\/]parser[\\/](?:tokenizer[\\/](?:keywords|types)|util[\\/]charcodes)\.js$/;

/** The tables as the enums that they were: the bundler then writes the numbers into the code. */
const asEnums = (source: string): string =>
  source
    .replace(/export var (\w+); \(function \(\1\) \{/, 'export enum $1 {')
    .replaceAll(/const (\w+) = (.+?); \w+\[\w+\["\1"\] = \1\] = "\1";/g, '$1 = $2,')
    .replace(/^\}\)\((\w+) \|\| \(\1 = \{\}\)\);/m, '}');

/** Leaves out what never runs: 10 kB of the frame's script, compressed. */
const leaveOut: Plugin = {
  name: 'unused-parts',
  setup: (build) => {
    build.onLoad({filter: unusedParts}, () => ({
      contents: 'module.exports = {}',
      loader: 'js',
    }));
    build.onLoad({filter: classNames}, ({path: file}) => ({
      contents: `import Transformer from './Transformer';
export default class extends Transformer { process() { return false } }`,
      loader: 'js',
      resolveDir: path.dirname(file),
    }));
    build.onLoad({filter: numberTables}, async ({path: file}) => ({
      contents: asEnums(await fs.readFile(file, 'utf8')),
      loader: 'ts',
    }));
    build.onLoad({filter: optionsChecker}, () => ({
      contents: 'exports.createCheckers = () => ({Options: {strictCheck() {}}})',
      loader: 'js',
    }));
  },
};

/** As in pages: no AudioContext, and no warning about it, before there is a gesture. */
const quietAudioPlugin: Plugin = {
  name: 'quiet-audio',
  setup: (build) => {
    for (const filter of audioFiles) {
      build.onLoad({filter}, async ({path: resourcePath}) => ({
        contents: quietAudio.call({resourcePath}, await fs.readFile(resourcePath, 'utf8')),
        loader: 'js',
      }));
    }
  },
};

/** Modules that other scripts define, in place of the packages; notes which ones were asked for. */
const fromFrame = (own: string, needed: Set<string>): Plugin => ({
  name: 'from-frame',
  setup: (build) => {
    const provided = new Set<string>([...sharedModules, ...loadedPackages]);
    build.onResolve({filter: /^[^.]/}, ({path: name, kind}) => {
      if (kind === 'entry-point' || name === own || !provided.has(name)) return undefined;
      if (loadedPackages.some((known) => known === name)) needed.add(name);
      return {path: name, namespace: 'frame'};
    });
    build.onLoad({filter: /./, namespace: 'frame'}, ({path: name}) => ({
      contents: `module.exports = requireModule(${JSON.stringify(name)})`,
      loader: 'js',
    }));
  },
});

const options = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  define: {'process.env.NODE_ENV': '"production"'},
  // The files that sucrase itself is bundled from; the others are for Node.js.
  alias: {'sucrase/dist/parser': 'sucrase/dist/esm/parser'},
  legalComments: 'none',
  logLevel: 'silent',
  metafile: true,
} as const;

/** A script of the frame: a package, or a part of its runtime. */
export interface FrameScript {
  name: string;
  /** Its path from the site's root; its content's hash is part of it. */
  file: string;
  /** Scripts that have to run first, by name. */
  needs: readonly string[];
  code: string;
}

/** What runs in the frame. */
export interface FrameScripts {
  scripts: FrameScript[];
  /** The project's own files that are part of it, from the site's root. */
  sources: string[];
}

const scriptOf = (name: string, code: string, needs: readonly string[] = []): FrameScript => {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const fileName = `${name}.${hash}`.replace(/^@/, '').replaceAll(/[/:]/g, '-');
  // The name is for stack traces and debuggers: the frame runs the text without its address.
  const named = `${code}//# sourceURL=${fileName}.js\n`;
  return {name, file: `assets/playground/${fileName}.js`, needs, code: named};
};

/** The project's own files among those that esbuild has read. */
const ownSources = (siteDir: string, {inputs}: {inputs: object}): string[] =>
  Object.keys(inputs).filter(
    (file) => file.startsWith('src/') && existsSync(path.join(siteDir, file)),
  );

/** A script, and the project's own files that are part of it. */
interface Bundled {
  script: FrameScript;
  sources: string[];
}

const bundleRuntime = async (siteDir: string): Promise<Bundled> => {
  const entry = path.join(siteDir, 'src/playground/frame/main.ts');
  const {outputFiles, metafile} = await build({
    ...options,
    absWorkingDir: siteDir,
    entryPoints: [entry],
    plugins: [leaveOut, quietAudioPlugin],
  });
  return {
    script: scriptOf(runtimeScript, outputFiles[0]?.text ?? ''),
    sources: ownSources(siteDir, metafile),
  };
};

/** What loads with zod: schemas are of no use without it. */
const schemaReader = `import {schemaControls} from './src/playground/frame/schemaControls';
defineSchemaReader(schemaControls);`;

const bundleModule = async (siteDir: string, name: string, source = name): Promise<Bundled> => {
  const needed = new Set<string>();
  const quoted = JSON.stringify(name);
  const {outputFiles, metafile} = await build({
    ...options,
    absWorkingDir: siteDir,
    stdin: {
      contents: `import * as module from ${JSON.stringify(source)};\ndefineModule(${quoted}, module);\n${name === 'zod' ? schemaReader : ''}`,
      resolveDir: siteDir,
    },
    plugins: [fromFrame(name, needed), quietAudioPlugin],
  });
  return {
    script: scriptOf(name, outputFiles[0]?.text ?? '', [...needed]),
    sources: ownSources(siteDir, metafile),
  };
};

/** Bundles what runs in the frame of the editors. */
export const bundleFrame = async (siteDir: string): Promise<FrameScripts> => {
  const bundled = await Promise.all([
    bundleRuntime(siteDir),
    ...loadedPackages.map((name) => bundleModule(siteDir, name)),
    ...[pictureScript, mediaScript].map((name) =>
      bundleModule(siteDir, name, `./src/playground/${name.replace(':', '/')}`),
    ),
  ]);
  return {
    scripts: bundled.map(({script}) => script),
    sources: [...new Set(bundled.flatMap(({sources}) => sources))].sort(),
  };
};
