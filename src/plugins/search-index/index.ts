import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {emitFolder, writeFolder} from 'docusaurus-markdown-pages/emitted-folder';

import {buildSiteIndex} from '../../search/embedded/siteIndex';
import {contentFiles, readText} from '../../content/files';
import type {SearchPage} from '../../search/records';
import {withMiddleware} from '../../upstream/dev-server/middleware';
import {hashOf} from '../../content/diskCache';
import {DevFiles} from '../devFiles';
import {readEntries} from '../error-index/readEntries';
import {collectPages, pageHeads, type PageHead} from './collectPages';

const pluginName = 'search-index';
/** Folder of the index, in which each version has its own. */
const indexFolder = 'assets/search/';
/**
 * Styles of the dialog, which load with it; the site's single stylesheet would load them on every
 * page.
 */
const dialogStyles = 'src/components/search/SearchDialog/dialog.css';
/** Our search bar and search page; with the hosted service the theme's own are used. */
const themeFolder = 'src/upstream/search-theme';

/**
 * Creates the records of all pages once, and from them the files of the embedded index: for the build,
 * and for the dev server when it is asked for one. Without the hosted service, adds the search bar and
 * the search page that use it.
 */
export const searchIndexPlugin = (context: LoadContext): Plugin => {
  const {siteDir, generatedFilesDir, baseUrl, siteConfig, i18n} = context;
  const folder = path.join(generatedFilesDir, pluginName, 'files');
  const isHosted = siteConfig.themeConfig.algolia !== undefined;
  const isDev = process.env.NODE_ENV === 'development';

  const readPages = (heads: readonly PageHead[]): Promise<SearchPage[]> =>
    collectPages(heads, {siteDir, baseUrl});

  const devIndex = new DevFiles();

  /** Has the index made when the dev server is asked for it; returns its folder. */
  const offerIndex = (heads: readonly PageHead[], allContent: AllContent): string => {
    // Parts are among the files, too.
    const texts = contentFiles(siteDir).map((file) => readText(siteDir, file));
    const version = hashOf([JSON.stringify(heads), ...texts]);
    devIndex.offer(version, async () =>
      buildSiteIndex(await readPages(heads), await readEntries(siteDir, allContent)),
    );
    return `${indexFolder}${version}/`;
  };

  return {
    name: pluginName,
    ...(isHosted ? {} : {getThemePath: () => path.join(siteDir, themeFolder)}),
    getPathsToWatch: () => [path.join(siteDir, dialogStyles)],
    contentLoaded: ({actions}) => {
      // With the hosted engine the theme adds the page.
      if (isHosted) return;
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },
    allContentLoaded: async ({allContent, actions}) => {
      const heads = pageHeads(allContent, i18n.currentLocale);
      const styles = fs.readFileSync(path.join(siteDir, dialogStyles), 'utf8');
      const stylesPath = `assets/css/search-dialog.${hashOf([styles])}.css`;
      const files = new Map([[stylesPath, styles]]);
      let indexPath: string;
      if (isDev) {
        indexPath = offerIndex(heads, allContent);
      } else {
        const pages = await readPages(heads);
        // Also with the hosted service: the Ask AI panel searches the embedded index.
        const index = buildSiteIndex(pages, await readEntries(siteDir, allContent));
        indexPath = `${indexFolder}${hashOf(index.values())}/`;
        for (const [file, text] of index) files.set(indexPath + file, text);
        await actions.createData('records.json', JSON.stringify(pages));
      }
      writeFolder(folder, files);
      // For the not-found view, with either engine.
      const names = heads.map(({url, title}) => [url, title]);
      await actions.createData('pages.json', JSON.stringify(names));
      // Separate, so that the dev server does not replace the dialog when a page changes.
      await actions.createData('manifest.json', JSON.stringify({index: baseUrl + indexPath}));
      await actions.createData('styles.json', JSON.stringify({styles: baseUrl + stylesPath}));
    },
    configureWebpack: (_, isServer) => ({
      ...(isDev ? withMiddleware(pluginName, () => devIndex.serve(baseUrl + indexFolder)) : {}),
      plugins: isServer ? [] : [emitFolder(folder)],
    }),
  };
};
