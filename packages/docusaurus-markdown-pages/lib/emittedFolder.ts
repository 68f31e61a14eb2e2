// Files that a plugin makes: in a folder of its own, from which each build takes them.
import fs from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type BundlerPlugin = Extract<
  NonNullable<BundlerConfig['plugins']>[number],
  {apply: (compiler: never) => void}
>;

/** The files below a folder, as paths from it with forward slashes; none if it is missing. */
const filesIn = (folder: string): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .map((file) => file.split(path.sep).join('/'))
        .sort()
    : [];

/** Replaces what a folder holds; files with the same content are left alone. */
export const writeFolder = (folder: string, files: ReadonlyMap<string, string>): void => {
  for (const file of filesIn(folder)) {
    if (!files.has(file)) fs.rmSync(path.join(folder, file));
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== text)
      fs.writeFileSync(file, text);
  }
};

/** Bundler plugin: adds the files of a folder to each build, including those of the dev server. */
export const emitFolder = (folder: string): BundlerPlugin => ({
  apply: (compiler) => {
    const name = 'emitted-folder';
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      const {Compilation, sources} = compiler.webpack;
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({name, stage}, () => {
        for (const file of filesIn(folder)) {
          const text = fs.readFileSync(path.join(folder, file), 'utf8');
          compilation.emitAsset(file, new sources.RawSource(text));
        }
      });
    });
  },
});
