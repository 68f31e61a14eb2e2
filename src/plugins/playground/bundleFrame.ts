import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {BundlerInternals} from '@remotion/bundler';

import {escapeAttribute} from '../../markdown/escapeHtml';
import {loadedPackages, pictureScript, sharedModules} from '../../playground/frame/packages';
import quietAudio, {files as audioFiles} from '../../upstream/bundler/quietAudioLoader.cjs';

const {esbuild} = BundlerInternals;
type Plugin = Parameters<typeof esbuild.build>[0]['plugins'] extends (infer Item)[] | undefined
  ? Item
  : never;

/** Parts of sucrase for options that the frame never sets. */
const unusedParts =
  /sucrase[\\/]dist[\\/]esm[\\/](?:Options-gen-types|computeSourceMap|util[\\/]formatTokens|parser[\\/]plugins[\\/]flow|transformers[\\/](?:ESMImport|Flow|JestHoist|NumericSeparator|OptionalCatchBinding|OptionalChainingNullish|ReactHotLoader)Transformer)\.js$/;

/** sucrase checks its options with this package; those of the frame are right. */
const optionsChecker = /[\\/]ts-interface-checker[\\/]/;

/** Names the classes of `createReactClass()`, which no code here calls. */
const classNames = /sucrase[\\/]dist[\\/]esm[\\/]transformers[\\/]ReactDisplayNameTransformer\.js$/;

/** Leaves out what never runs: 10 kB of the frame's script, compressed. */
const leaveOut: Plugin = {
  name: 'unused-parts',
  setup: (build) => {
    build.onLoad({filter: unusedParts}, () => ({contents: 'module.exports = {}', loader: 'js'}));
    build.onLoad({filter: classNames}, ({path: file}) => ({
      contents: `import Transformer from './Transformer';
export default class extends Transformer { process() { return false } }`,
      loader: 'js',
      resolveDir: path.dirname(file),
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
} as const;

/** A script of the frame; its name has a hash of its content. */
interface Script {
  file: string;
  code: string;
}

const scriptOf = (name: string, code: string): Script => {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  return {file: `${name.replace(/^@/, '').replaceAll(/[/:]/g, '-')}.${hash}.js`, code};
};

const bundleMain = async (siteDir: string): Promise<Script> => {
  const entry = path.join(siteDir, 'src/playground/frame/main.ts');
  const result = await esbuild.build({
    ...options,
    entryPoints: [entry],
    plugins: [leaveOut, quietAudioPlugin],
  });
  return scriptOf('frame', result.outputFiles[0]?.text ?? '');
};

/** What loads with zod: schemas are of no use without it. */
const schemaReader = `import {schemaControls} from './src/playground/frame/schemaControls';
defineSchemaReader(schemaControls);`;

const bundlePackage = async (
  siteDir: string,
  name: string,
  source = name,
): Promise<{script: Script; needed: Set<string>}> => {
  const needed = new Set<string>();
  const quoted = JSON.stringify(name);
  const result = await esbuild.build({
    ...options,
    stdin: {
      contents: `import * as module from ${JSON.stringify(source)};\ndefineModule(${quoted}, module);\n${name === 'zod' ? schemaReader : ''}`,
      resolveDir: siteDir,
    },
    plugins: [fromFrame(name, needed), quietAudioPlugin],
  });
  return {script: scriptOf(name, result.outputFiles[0]?.text ?? ''), needed};
};

/** Where the frame's scripts are, among the files that hosts let browsers keep. */
const scriptsFolder = 'assets/playground';

/**
 * Bundles what runs in the frame of the editors, and writes it with the frame's page into a folder of
 * static files.
 *
 * @param pageFile the page's path in the folder
 * @param policy the page's Content-Security-Policy, for hosts that send none
 */
export const bundleFrame = async (
  siteDir: string,
  folder: string,
  pageFile: string,
  policy: string,
): Promise<void> => {
  const [main, ...packages] = await Promise.all([
    bundleMain(siteDir),
    ...loadedPackages.map(async (name) => ({name, ...(await bundlePackage(siteDir, name))})),
    bundlePackage(siteDir, pictureScript, './src/playground/frame/picture').then((bundled) => ({
      name: pictureScript,
      ...bundled,
    })),
  ]);
  const up = '../'.repeat(pageFile.split('/').length - 1);
  const addressOf = ({file}: Script): string => `${up}${scriptsFolder}/${file}`;
  const addresses = Object.fromEntries(packages.map(({name, script}) => [name, addressOf(script)]));
  const needs = Object.fromEntries(
    packages.flatMap(({name, needed}) => (needed.size > 0 ? [[name, [...needed]]] : [])),
  );
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeAttribute(policy)}">
<meta name="robots" content="noindex">
<title>Player</title>
<style>
html, body, #root { height: 100%; margin: 0; overflow: hidden }
body { background: #10131a; color-scheme: dark; font-family: 'Instrument Sans Variable', system-ui, sans-serif; line-height: 1.3 }
#root:target { background: #8b919d }
</style>
</head>
<body data-packages="${escapeAttribute(JSON.stringify(addresses))}" data-needs="${escapeAttribute(JSON.stringify(needs))}">
<div id="root"></div>
<script src="${addressOf(main)}"></script>
</body>
</html>
`;
  await fs.rm(folder, {recursive: true, force: true});
  const write = async (file: string, text: string): Promise<void> => {
    const full = path.join(folder, file);
    await fs.mkdir(path.dirname(full), {recursive: true});
    await fs.writeFile(full, text);
  };
  await write(pageFile, page);
  for (const {file, code} of [main, ...packages.map(({script}) => script)]) {
    await write(`${scriptsFolder}/${file}`, code);
  }
};
