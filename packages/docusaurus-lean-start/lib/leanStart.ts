// What the bundler has to do otherwise, and what pages have to say of their code.
import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {docRoutesLoaderFile, fileOf, library, sidebarsLoaderFile, theme} from './folders.cjs';
import docRoutesLoader from './lazy-doc-routes/build/docRoutesLoader.cjs';
import {entryPageTag, type PageTags} from './lazy-doc-routes/build/entryPageTag.ts';
import {PageChunksPlugin} from './lazy-doc-routes/build/pageChunks.ts';
import {navbarDocs} from './navbarDocs.ts';
import type {PluginOptions} from './options.ts';
import sidebarsLoader from './sidebars/sidebarsLoader.cjs';

const packageName = 'docusaurus-lean-start';

// The runtime lists the hashes of all chunks: with ten characters, two that are alike are a chance of 3 in a
// million for a build. The name of a chunk is its id.
const chunkFile = 'assets/js/[id].[contenthash:10].js';

const nameOf = (plugin: unknown): string => (plugin as object | undefined)?.constructor.name ?? '';

/** The plugins without the one that lists the files of all chunks, which PageChunksPlugin replaces. */
export const withoutChunkAssets = <T>(plugins: readonly T[]): T[] => {
  const others = plugins.filter((plugin) => nameOf(plugin) !== 'ChunkAssetPlugin');
  if (others.length === plugins.length) {
    throw new Error(
      `${packageName}/lazy-doc-routes: the framework has no ChunkAssetPlugin: adapt leanStart.ts to it, or remove the plugin.`,
    );
  }
  return others;
};

/** Checks what a site needs for this to work. @throws if something is missing */
const checkSite = (bundler: string, entry: unknown, router: string): void => {
  if (bundler !== 'rspack') {
    throw new Error(
      `${packageName} needs Rspack: install @docusaurus/faster, and set "future.experimental_faster" to true in docusaurus.config.`,
    );
  }
  if (router !== 'browser') {
    throw new Error(
      `${packageName} needs real addresses: remove "future.experimental_router: '${router}'", or the plugin.`,
    );
  }
  if (typeof entry !== 'string' || !/[\\/]clientEntry(?:\.js)?$/u.test(entry)) {
    throw new Error(
      `${packageName}/start: another plugin has replaced Docusaurus's entry: remove one of the two.`,
    );
  }
};

/** The router's own matching of addresses, for those that lean-start's matching can't decide. */
const originalMatching = (siteDir: string): string => {
  const from = (manifest: string): NodeJS.Require => createRequire(manifest);
  const core = from(path.join(siteDir, 'package.json')).resolve('@docusaurus/core/package.json');
  const router = from(core).resolve('react-router/package.json');
  return from(router).resolve('path-to-regexp');
};

export interface LeanStart {
  /** Keeps the app small at the start; doesn't touch the HTML. */
  readonly plugin: Plugin;
  /**
   * Tags for the heads of docs pages, once the bundler is done. Without them, a page waits for the list of
   * all pages.
   */
  readonly pageTags: () => PageTags;
}

/** For sites that process the built pages themselves, and that then add `pageTags`. */
export const leanStart = (context: LoadContext, options: PluginOptions = {}): LeanStart => {
  const {generatedFilesDir, siteDir, siteConfig} = context;
  const {lateSidebars = true, keptDocs = []} = options;
  const pageChunks = new PageChunksPlugin();
  const loaderOptions = {
    generatedFilesDir,
    keptDocs: [...keptDocs, ...navbarDocs(siteConfig.themeConfig)],
  };
  // Imports of generated modules have no extension.
  const libraryRule = {include: library, resolve: {fullySpecified: false}};
  const rules = [
    {
      test: docRoutesLoader.files(generatedFilesDir),
      loader: docRoutesLoaderFile,
      options: loaderOptions,
    },
    {
      include: /[\\/]react-router[\\/]/,
      resolve: {alias: {'path-to-regexp$': fileOf('route-matching/pathToRegexp')}},
    },
    ...(lateSidebars
      ? [
          {
            test: sidebarsLoader.files,
            loader: sidebarsLoaderFile,
            options: loaderOptions,
          },
        ]
      : []),
  ];
  const plugin: Plugin = {
    name: packageName,
    ...(lateSidebars
      ? {
          getThemePath: () => theme,
          getClientModules: () => [fileOf('sidebars/client')],
        }
      : {}),
    configureWebpack: (config, isServer, {currentBundler}) => {
      if (config.mode !== 'production' || isServer) return {module: {rules: [libraryRule]}};
      checkSite(currentBundler.name, config.entry, siteConfig.future.experimental_router);
      // The framework's entry, started in steps.
      config.entry = fileOf('start/entry');
      // The first alias that fits wins, and the framework has one for all generated files.
      config.resolve = {
        ...config.resolve,
        alias: {
          '@generated/globalData$': fileOf('lazy-doc-routes/browser/globalData'),
          ...(config.resolve?.alias as Record<string, string>),
        },
      };
      config.plugins = withoutChunkAssets(config.plugins ?? []);
      return {
        resolve: {alias: {'@router/path-to-regexp$': originalMatching(siteDir)}},
        module: {rules: [libraryRule, ...rules]},
        output: {chunkFilename: chunkFile},
        plugins: [pageChunks],
        optimization: {chunkIds: 'named'},
      };
    },
  };
  return {plugin, pageTags: () => entryPageTag(pageChunks, generatedFilesDir)};
};
