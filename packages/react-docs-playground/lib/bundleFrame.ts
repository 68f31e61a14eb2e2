import {createHash} from 'node:crypto';
import {build, type BuildOptions, type Plugin} from 'esbuild';

import {runtimeScript} from './protocol.ts';
import {leaveOutUnused} from './sucrase/leaveOut.ts';

/** What runs in the frame. */
export interface FrameBundle {
  /** The folder that modules are resolved from. */
  root: string;
  /** The module that calls `startFrame()`, such as `./src/frame/main.ts`. */
  runtime: string;
  /** The names of `modules` in `startFrame()`: the runtime has them. */
  modules: readonly string[];
  /** Packages, or entry points of packages, that code can also import. Each becomes a separate script. */
  packages: readonly string[];
  /**
   * Additional scripts that the runtime loads with `loadModule()`: their names, and the modules that they're
   * built from.
   */
  parts?: Readonly<Record<string, string>>;
  /** Code to run after a package has loaded, by the package's name. */
  after?: Readonly<Record<string, string>>;
  /** Additional esbuild plugins. */
  plugins?: readonly Plugin[];
  /** Where the site serves the scripts; by default, `assets/playground/`. */
  folder?: string;
}

/** A script of the frame: a package, or a part of its runtime. */
export interface FrameFile {
  name: string;
  /** Its path from the site's root, which contains a hash of its content. */
  file: string;
  /** Scripts that have to run first, by name. */
  needs: readonly string[];
  code: string;
}

const options = {
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  target: 'es2022',
  jsx: 'automatic',
  define: {'process.env.NODE_ENV': '"production"'},
  legalComments: 'none',
  logLevel: 'silent',
} as const satisfies BuildOptions;

/** Resolves packages to modules that other scripts define, and records which ones were requested. */
const fromFrame = (own: string, {modules, packages}: FrameBundle, needed: Set<string>): Plugin => ({
  name: 'from-frame',
  setup: (build) => {
    const provided = new Set([...modules, ...packages]);
    build.onResolve({filter: /^[^.]/}, ({path: name, kind}) => {
      if (kind === 'entry-point' || name === own || !provided.has(name)) return undefined;
      if (packages.includes(name)) needed.add(name);
      return {path: name, namespace: 'frame'};
    });
    build.onLoad({filter: /./, namespace: 'frame'}, ({path: name}) => ({
      contents: `module.exports = requireModule(${JSON.stringify(name)})`,
      loader: 'js',
    }));
  },
});

const scriptOf = (
  folder: string,
  name: string,
  code: string,
  needs: readonly string[] = [],
): FrameFile => {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const fileName = `${name}.${hash}`.replace(/^@/, '').replaceAll(/[/:]/g, '-');
  // The name is for stack traces and debuggers: the frame runs the text without its address.
  const named = `${code}//# sourceURL=${fileName}.js\n`;
  return {name, file: `${folder}${fileName}.js`, needs, code: named};
};

/** Bundles what runs in the frame. Rejects if a module can't be found or compiled. */
export const bundleFrame = async (bundle: FrameBundle): Promise<FrameFile[]> => {
  const {root, runtime, packages, parts = {}, after = {}, plugins = []} = bundle;
  const {folder = 'assets/playground/'} = bundle;
  for (const name of Object.keys(after)) {
    if (!packages.includes(name)) {
      throw new Error(`bundleFrame(): \`after\` names "${name}", which \`packages\` doesn't list.`);
    }
  }
  const bundleRuntime = async (): Promise<FrameFile> => {
    const {outputFiles} = await build({
      ...options,
      absWorkingDir: root,
      entryPoints: [runtime],
      plugins: [leaveOutUnused, ...plugins],
    });
    return scriptOf(folder, runtimeScript, outputFiles[0]?.text ?? '');
  };
  const bundleModule = async (name: string, source = name): Promise<FrameFile> => {
    const needed = new Set<string>();
    const {outputFiles} = await build({
      ...options,
      absWorkingDir: root,
      stdin: {
        contents: `import * as module from ${JSON.stringify(source)};\ndefineModule(${JSON.stringify(name)}, module);\n${after[name] ?? ''}`,
        resolveDir: root,
      },
      plugins: [fromFrame(name, bundle, needed), ...plugins],
    });
    return scriptOf(folder, name, outputFiles[0]?.text ?? '', [...needed]);
  };
  return Promise.all([
    bundleRuntime(),
    ...packages.map((name) => bundleModule(name)),
    ...Object.entries(parts).map(([name, source]) => bundleModule(name, source)),
  ]);
};
