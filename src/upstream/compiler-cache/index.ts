import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {refreshFacts} from '../../content/dependencies';
import {forgetInventory} from '../../content/inventory';
import {cacheKey, hasChangedSince} from './cacheKey';

/** A rule of the bundler, as far as it names the loader of pages. */
interface Rule {
  use?: {loader?: string; options?: {crossCompilerCache?: unknown}}[];
}

type BundlerSettings = ReturnType<NonNullable<Plugin['configureWebpack']>>;

interface Compiler {
  options: {module: {rules: Rule[]}};
}

/**
 * Lets both compilers compile the pages that they need. The framework has the server's compiler wait for
 * the pages of the browser's, which never come when that one has them from its cache.
 */
const compileSeparately = {
  apply: ({options}: Compiler): void => {
    const pageLoaders = options.module.rules.flatMap(({use}) =>
      Array.isArray(use) ? use.filter((item) => item.options?.crossCompilerCache) : [],
    );
    for (const {options: own} of pageLoaders) delete own?.crossCompilerCache;
  },
};

/**
 * Keeps what the bundler compiled for the next build, which compiles what has changed. The framework's
 * option for that does not see what the plugins for pages read, so this one forgets everything when
 * anything but pages and demos changes, and after a build that failed.
 *
 * With a cache, code that holds hashes of chunks may have other names of local variables: the minifier
 * counts letters while those hashes are preliminary, and the preliminary ones are others then.
 */
export const compilerCachePlugin = (context: LoadContext): Plugin => {
  const {siteDir, generatedFilesDir, siteConfig, siteConfigPath, i18n} = context;
  const compiled = path.join(generatedFilesDir, 'compiled');
  const folder = path.join(compiled, i18n.currentLocale);
  /** Has the key that the folder was filled with. */
  const keyFile = `${folder}.key`;
  if (process.env.NODE_ENV !== 'production') {
    return {
      name: 'compiler-cache',
      // The framework calls this when a page has changed.
      allContentLoaded: async () => {
        forgetInventory();
        await refreshFacts(siteDir);
      },
    };
  }
  const key = cacheKey(siteDir, {siteConfigPath, siteConfig});
  const isWarm = fs.existsSync(keyFile) && fs.readFileSync(keyFile, 'utf8') === key;

  return {
    name: 'compiler-cache',
    allContentLoaded: async () => {
      fs.rmSync(keyFile, {force: true});
      if (isWarm) await refreshFacts(siteDir);
      else fs.rmSync(compiled, {recursive: true, force: true});
    },
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (currentBundler.name !== 'rspack') return {};
      const own = config.experiments as {cache?: {buildDependencies?: string[]}} | undefined;
      // The key counts all that the framework's configuration imports, but for what is noted of pages.
      delete own?.cache?.buildDependencies;
      const compiler = isServer ? 'server' : 'client';
      const isMinified = Boolean(config.optimization?.minimize);
      const result = {
        cache: true,
        experiments: {
          cache: {
            type: 'persistent',
            version: [compiler, isMinified ? 'minified' : 'plain', key].join('-'),
            storage: {type: 'filesystem', directory: path.join(folder, compiler)},
          },
        },
        plugins: isWarm ? [compileSeparately] : [],
      };
      // The framework has the types of webpack, which knows no such cache.
      return result as unknown as BundlerSettings;
    },
    postBuild: () => {
      // What changed during the build may have been read before or after.
      if (hasChangedSince(siteDir, performance.timeOrigin)) return;
      fs.mkdirSync(folder, {recursive: true});
      fs.writeFileSync(keyFile, key);
    },
  };
};
