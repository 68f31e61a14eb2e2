import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import {GlobExcludeDefault} from '@docusaurus/utils';
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';

import {announcementBar} from './src/config/announcement';
import {blog, learn, successStories} from './src/config/blogs';
import {clientSettings} from './src/config/client';
import {docs, showLaterChanges} from './src/config/docs';
import {footer} from './src/config/footer';
import {navbar} from './src/config/navbar';
import {algolia} from './src/config/search';
import {site} from './src/config/site';
import {sitemap} from './src/config/sitemap';
import {packageManagers} from './src/markdown/packageManagers';
import {parseFrontMatter} from './src/markdown/frontMatter';
import {rehypeCodeBlocks} from './src/markdown/rehypeCodeBlocks';
import {rehypeFixTables} from './src/markdown/rehypeFixTables';
import {rehypeSeeAlso} from './src/markdown/rehypeSeeAlso';
import {rehypeSource} from './src/markdown/rehypeSource';
import {remarkDemos} from './src/markdown/remarkDemos';
import {remarkFences} from './src/markdown/remarkFences';
import {remarkFileLinks} from './src/markdown/remarkFileLinks';
import {remarkHistory} from './src/markdown/remarkHistory';
import {remarkImageText} from './src/markdown/remarkImageText';
import {remarkOptionsTable} from './src/markdown/remarkOptionsTable';
import {rehypeTerms} from './src/markdown/rehypeTerms';
import {remarkSamples} from './src/markdown/remarkSamples';
import {remarkSignature} from './src/markdown/remarkSignature';
import {beforePaintPlugin} from './src/plugins/before-paint';
import {builtPagesPlugin} from './src/plugins/built-pages';
import {bookPlugin} from './src/plugins/book';
import {bundlerPlugin} from './src/plugins/bundler';
import {claimsPlugin} from './src/plugins/claims';
import {publishedAnchorsPlugin} from './src/plugins/published-anchors';
import {uniqueAddressesPlugin} from './src/plugins/unique-addresses';
import {errorIndexPlugin} from './src/plugins/error-index';
import {historyPlugin} from './src/plugins/history';
import {knownIssuesPlugin} from './src/plugins/known-issues';
import {expertsPlugin} from './src/plugins/experts';
import {createFeedItems} from './src/plugins/feeds/createFeedItems';
import {leanStartPlugin} from './src/plugins/lean-start';
import {markdownTwinsPlugin} from './src/plugins/markdown-twins';
import {offlineCopyPlugin} from './src/plugins/offline-copy';
import {sampleTypesPlugin} from './src/plugins/sample-types';
import {registryPlugin} from './src/plugins/registry';
import {searchIndexPlugin} from './src/plugins/search-index';
import {pagesAheadPlugin} from './src/plugins/pages-ahead';
import {playgroundPlugin, playgroundStaticFolder} from './src/plugins/playground';
import {socialCardsPlugin} from './src/plugins/social-cards';
import {termsPlugin} from './src/plugins/terms';
import {toolkitApiPlugin} from './src/plugins/toolkit-api';
import {compilerCachePlugin} from './src/upstream/compiler-cache';
import {fasterOption} from './src/upstream/fasterOption';
import {readDatesAtOnce} from './src/upstream/gitDates';
import {pageTemplate} from './src/upstream/html/template';

// Before the plugins ask for the dates of pages.
readDatesAtOnce(__dirname);

const mdx = {
  remarkPlugins: [
    remarkFences,
    [remarkFileLinks, {siteDir: __dirname}],
    remarkSamples,
    [npm2yarn, {sync: true, converters: packageManagers}],
    [remarkDemos, {siteDir: __dirname}],
    [remarkSignature, {siteDir: __dirname}],
    [remarkOptionsTable, {siteDir: __dirname}],
    remarkImageText,
  ],
  rehypePlugins: [
    [rehypeCodeBlocks, {siteDir: __dirname}],
    rehypeSource,
    rehypeSeeAlso,
    rehypeFixTables,
  ],
} satisfies PresetOptions['pages'];

/** The options of one blog, completed by what runs during the build. */
const blogOptions = <T extends typeof blog>(options: T) => ({
  ...options,
  ...mdx,
  feedOptions: {...options.feedOptions, createFeedItems},
});

const presetOptions: PresetOptions = {
  docs: {
    ...docs,
    ...mdx,
    remarkPlugins: [
      ...mdx.remarkPlugins,
      [remarkHistory, {siteDir: __dirname, later: showLaterChanges}],
    ],
    rehypePlugins: [...mdx.rehypePlugins, [rehypeTerms, {siteDir: __dirname}]],
  },
  blog: blogOptions(blog),
  // Pages below dev/ show the building blocks to authors; the dev server alone has them.
  pages: {
    ...mdx,
    exclude: [...GlobExcludeDefault, ...(process.env.NODE_ENV === 'production' ? ['dev/**'] : [])],
  },
  theme: {
    customCss: [
      './src/css/fonts.css',
      './src/css/tokens.css',
      './src/css/infima.css',
      './src/css/base.css',
      './src/css/navbar.css',
      './src/css/sidebar.css',
      './src/css/reading.css',
      './src/css/table-of-contents.css',
      './src/css/pages.css',
      './src/css/footer.css',
      './src/css/no-scripts.css',
      './src/upstream/class-hooks.css',
      './src/css/code.css',
      './src/css/print.css',
      ...(algolia ? ['./src/css/hosted-search.css'] : []),
    ],
  },
  sitemap,
};

const themeConfig: ThemeConfig = {
  announcementBar,
  navbar,
  footer,
  algolia,
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  blog: {sidebar: {groupByYear: true}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {theme: {plain: {}, styles: []}},
};

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl: site.baseUrl,
  favicon: 'img/favicon.svg',
  headTags: [
    {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: site.title,
        href: `${site.baseUrl}opensearch.xml`,
      },
    },
  ],
  titleDelimiter: '|',
  i18n: {defaultLocale: 'en', locales: ['en']},
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'throw',
  staticDirectories: ['static', playgroundStaticFolder],
  ssrTemplate: pageTemplate,
  future: {
    v4: true,
    // Not the persistent cache, which would show stale pages: compilerCachePlugin has one of its own.
    ...fasterOption({
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
    }),
  },
  markdown: {
    format: 'mdx',
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    parseFrontMatter: parseFrontMatter(__dirname),
  },
  clientModules: [
    // docusaurus-lean-start has a client module before these: chunk-failures answers for sidebars that fail to load, too.
    './src/client/chunk-failures/index.ts',
    './src/client/prefetch.ts',
    './src/client/index.ts',
    './src/upstream/malformedHash.ts',
    './src/upstream/progressBar.ts',
    './src/upstream/htmlSuffix.ts',
  ],
  customFields: {...clientSettings},
  presets: [['classic', presetOptions]],
  plugins: [
    ['@docusaurus/plugin-content-blog', blogOptions(learn)],
    ['@docusaurus/plugin-content-blog', blogOptions(successStories)],
    pagesAheadPlugin,
    toolkitApiPlugin,
    bundlerPlugin,
    leanStartPlugin,
    compilerCachePlugin,
    uniqueAddressesPlugin,
    expertsPlugin,
    errorIndexPlugin,
    knownIssuesPlugin,
    beforePaintPlugin,
    historyPlugin,
    claimsPlugin,
    searchIndexPlugin,
    playgroundPlugin,
    registryPlugin,
    socialCardsPlugin,
    termsPlugin,
    sampleTypesPlugin,
    markdownTwinsPlugin,
    bookPlugin,
    offlineCopyPlugin,
    publishedAnchorsPlugin,
    builtPagesPlugin,
  ],
  themeConfig,
};

export default config;
