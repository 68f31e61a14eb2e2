import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {buildEmbeddedIndex} from '../../search/embedded/buildIndex';
import {emitFolder, writeFolder} from './assets';
import {collectPages} from './collectPages';

const pluginName = 'search-index';
/**
 * Styles of the dialog, which load with it; the site's single stylesheet would load them on every
 * page.
 */
const dialogStyles = 'src/components/search/SearchDialog/dialog.css';
/** Our search bar and search page; with the hosted service the theme's own are used. */
const themeFolder = 'src/upstream/search-theme';

const hashOf = (texts: Iterable<string>): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/**
 * Creates the records of all pages once, and from them the files of the embedded index, for the
 * build and, updated on changes, for the dev server. Without the hosted service, adds the search bar
 * and the search page that use it.
 */
export const searchIndexPlugin = (context: LoadContext): Plugin => {
  const {siteDir, generatedFilesDir, baseUrl, siteConfig, i18n} = context;
  const folder = path.join(generatedFilesDir, pluginName, 'files');
  const isHosted = siteConfig.themeConfig.algolia !== undefined;
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
      const pages = await collectPages(allContent, {
        siteDir,
        baseUrl,
        language: i18n.currentLocale,
      });
      const styles = fs.readFileSync(path.join(siteDir, dialogStyles), 'utf8');
      // Also with the hosted service: the Ask AI panel searches the embedded index.
      const index = buildEmbeddedIndex(pages);
      const indexPath = `assets/search/${hashOf(index.values())}/`;
      const stylesPath = `assets/css/search-dialog.${hashOf([styles])}.css`;
      const files = new Map([...index].map(([file, text]) => [indexPath + file, text]));
      writeFolder(folder, files.set(stylesPath, styles));
      await actions.createData('records.json', JSON.stringify(pages));
      // For the not-found view, with either engine.
      const names = pages.map(({url, title}) => [url, title]);
      await actions.createData('pages.json', JSON.stringify(names));
      // Separate, so that the dev server does not replace the dialog when a page changes.
      await actions.createData('manifest.json', JSON.stringify({index: baseUrl + indexPath}));
      await actions.createData('styles.json', JSON.stringify({styles: baseUrl + stylesPath}));
    },
    configureWebpack: (_, isServer) => ({
      plugins: isServer ? [] : [emitFolder(folder)],
    }),
  };
};
