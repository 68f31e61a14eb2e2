import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {files as editorFiles} from './editorHtmlLoader.cjs';
import {files as dataFiles} from './stripBuildDataLoader.cjs';
import {files as audioFiles} from './deferAudioLoader.cjs';
import {writesDays} from './plainDates';
import {findCssExtractPlugin, keepFontFiles, withoutLightDark} from './parts';
import {bundlerPolicy} from '../../config/contentSecurityPolicy';
import {recordFacts} from '../../content/dependencies';
import type {Tags} from '../html/completeHead';
import {hastenDevServer} from '../dev-server';
import {purgeInfima} from '../purgeInfima';
import {pageStylesName, styleSheetLink} from '../html/pageStyles';
import {StylesPlugin} from '../styles';
import {isLaterClass, laterFiles, laterName} from '../styles/later';

// The bundler replaces a chunk's content hash wherever its text occurs in an asset. Eight characters
// can occur by chance in a page's own text (seen with 700 pages); sixteen do not.
const js = 'assets/js/[name].[contenthash].js';
const css = 'assets/css/[name].[contenthash].css';

const noHighlighter = path.join(__dirname, 'noHighlighter.ts');
const alias = {
  // The theme's client module would ship a highlighter that no page uses (src/markdown does it).
  'prism-react-renderer$': noHighlighter,
  '@theme/prism-include-languages': noHighlighter,
};

const plainDates = path.join(__dirname, 'plainDates.ts');
const focusRings = path.join(__dirname, 'focusRings.ts');

const routerDomFolder = path.dirname(require.resolve('react-router-dom/package.json'));

/** What the browser gets in place of packages of which the framework uses a part. */
const browserAlias = {
  'react-helmet-async$': path.join(__dirname, '../head/index.ts'),
  '@router/dom$': path.join(routerDomFolder, 'esm/react-router-dom.js'),
  'react-router-dom$': path.join(__dirname, '../router/index.ts'),
  'hoist-non-react-statics$': path.join(__dirname, '../router/hoistStatics.ts'),
  tslib$: path.join(__dirname, 'tslib.ts'),
};

const dependenciesRule = (siteDir: string) => ({
  // The framework takes each rule with a `test` for pages to be one that compiles them.
  resource: /\.mdx?$/,
  enforce: 'post' as const,
  loader: path.join(__dirname, 'dependenciesLoader.cjs'),
  options: {record: (page: string) => recordFacts(siteDir, page)},
});
const audioRule = {test: audioFiles, loader: path.join(__dirname, 'deferAudioLoader.cjs')};
const editorRule = {test: editorFiles, loader: path.join(__dirname, 'editorHtmlLoader.cjs')};
const dataRule = {test: dataFiles, loader: path.join(__dirname, 'stripBuildDataLoader.cjs')};

// The framework puts all styles into one file, because files that load in another order than they were
// written would change what wins. Our second file always follows the first, and holds what only pages
// outside of the docs use, and few pages in them.
const pageStyles = {
  name: pageStylesName,
  test: /[\\/]src[\\/](?:components[\\/](?:about|ai|blog|dialog|docs[\\/](?:media-tools|players)|errors[\\/](?:Cures|ErrorIndex)|experts|home|lambda|learn|lists|player|products|progress|search[\\/]SearchPage|showcase|stories|templates)|(?:offline|playground)[\\/]page|theme[\\/]Blog\w+)[\\/]|[\\/]theme-classic[\\/]lib[\\/]theme[\\/]Blog\w*[\\/]/,
  type: 'css/mini-extract',
  chunks: 'all' as const,
  enforce: true,
  // Before the framework's group, which has 50.
  priority: 60,
};

// What few docs pages show, or only scripts do.
const laterStyles = {...pageStyles, name: laterName, test: laterFiles};

// What loads when an editor opens: its styles come with its scripts.
const editorStyles = {
  ...pageStyles,
  name: 'editor',
  test: /[\\/]src[\\/]playground[\\/]editor[\\/]|[\\/]prism-code-editor[\\/]dist[\\/]layout/,
};

// Styles of types and suggestions in the editor, which load later.
const completionStyles = {
  ...pageStyles,
  name: 'completion',
  test: /[\\/]src[\\/]playground[\\/]completion[\\/]|[\\/]prism-code-editor[\\/]dist[\\/]autocomplete/,
};

/** Has each page's head get some tags, which are known when the site is built. */
type AddTags = (tags: (outDir: string) => Tags | Promise<Tags>) => void;

/**
 * Adjusts the bundler: long content hashes, and in the browser nothing that only the build needs.
 *
 * @param addTags gets the tags that the pages need to load what the bundler makes
 */
export const adjustBundler = (context: LoadContext, addTags: AddTags): Plugin => {
  const {baseUrl} = context;
  addTags((outDir) => styleSheetLink(laterName, outDir, baseUrl, isLaterClass));
  addTags((outDir) => styleSheetLink(pageStylesName, outDir, baseUrl));
  const devServer = process.env.NODE_ENV === 'development' ? hastenDevServer() : undefined;
  return {
    name: 'bundler',
    configureWebpack: (config, isServer, {currentBundler}) => {
      keepFontFiles(config.module?.rules ?? []);
      const everywhere = [dependenciesRule(context.siteDir), audioRule];
      const rules = isServer ? everywhere : [...everywhere, editorRule, dataRule];
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const plugins = [
        new NormalModuleReplacementPlugin(/[\\/]useKeyboardNavigation$/, focusRings),
      ];
      if (config.mode !== 'production' || isServer) {
        const forDevServer = devServer?.(currentBundler);
        const all = [...plugins, ...(forDevServer?.plugins ?? [])];
        return {resolve: {alias}, module: {rules}, ...forDevServer, plugins: all};
      }
      const {options} = findCssExtractPlugin(config.plugins ?? []);
      options.filename = css;
      options.chunkFilename = css;
      return {
        resolve: {alias: {...alias, ...browserAlias}},
        module: {rules},
        output: {filename: js, trustedTypes: bundlerPolicy},
        plugins: [
          ...plugins,
          new StylesPlugin(),
          ...(writesDays(context.i18n.currentLocale)
            ? [new NormalModuleReplacementPlugin(/[\\/]IntlUtils$/, plainDates)]
            : []),
        ],
        optimization: {
          splitChunks: {cacheGroups: {laterStyles, pageStyles, editorStyles, completionStyles}},
        },
      };
    },
    // Without a search for a file with settings, for each style sheet. Browsers that the dev server is for need nothing
    // of what the plugins do.
    configurePostCss: (options) => ({
      ...options,
      config: false,
      plugins: devServer ? [] : [purgeInfima, ...withoutLightDark(options.plugins)],
    }),
  };
};
