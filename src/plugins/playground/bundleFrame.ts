import {createHash} from 'node:crypto';
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
import deferAudio, {files as audioFiles} from '../../upstream/bundler/deferAudioLoader.cjs';
import {esmParser, leaveOutUnused} from '../../upstream/sucrase/leaveOut';

/** As in pages: no AudioContext, and no warning about it, before there is a gesture. */
const deferAudioPlugin: Plugin = {
  name: 'defer-audio',
  setup: (build) => {
    for (const filter of audioFiles) {
      build.onLoad({filter}, async ({path: resourcePath}) => ({
        contents: deferAudio.call({resourcePath}, await fs.readFile(resourcePath, 'utf8')),
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
  alias: esmParser,
  legalComments: 'none',
  logLevel: 'silent',
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

const scriptOf = (name: string, code: string, needs: readonly string[] = []): FrameScript => {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const fileName = `${name}.${hash}`.replace(/^@/, '').replaceAll(/[/:]/g, '-');
  // The name is for stack traces and debuggers: the frame runs the text without its address.
  const named = `${code}//# sourceURL=${fileName}.js\n`;
  return {name, file: `assets/playground/${fileName}.js`, needs, code: named};
};

const bundleRuntime = async (siteDir: string): Promise<FrameScript> => {
  const entry = path.join(siteDir, 'src/playground/frame/main.ts');
  const {outputFiles} = await build({
    ...options,
    absWorkingDir: siteDir,
    entryPoints: [entry],
    plugins: [leaveOutUnused, deferAudioPlugin],
  });
  return scriptOf(runtimeScript, outputFiles[0]?.text ?? '');
};

/** What loads with zod: schemas are of no use without it. */
const schemaReader = `import {schemaControls} from './src/playground/frame/schemaControls';
defineSchemaReader(schemaControls);`;

const bundleModule = async (siteDir: string, name: string, source = name): Promise<FrameScript> => {
  const needed = new Set<string>();
  const quoted = JSON.stringify(name);
  const {outputFiles} = await build({
    ...options,
    absWorkingDir: siteDir,
    stdin: {
      contents: `import * as module from ${JSON.stringify(source)};\ndefineModule(${quoted}, module);\n${name === 'zod' ? schemaReader : ''}`,
      resolveDir: siteDir,
    },
    plugins: [fromFrame(name, needed), deferAudioPlugin],
  });
  return scriptOf(name, outputFiles[0]?.text ?? '', [...needed]);
};

/** Bundles what runs in the frame of the editors. */
export const bundleFrame = (siteDir: string): Promise<FrameScript[]> =>
  Promise.all([
    bundleRuntime(siteDir),
    ...loadedPackages.map((name) => bundleModule(siteDir, name)),
    ...[pictureScript, mediaScript].map((name) =>
      bundleModule(siteDir, name, `./src/playground/${name.replace(':', '/')}`),
    ),
  ]);
