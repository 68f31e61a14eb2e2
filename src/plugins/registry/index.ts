import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';
import {writeFolder} from 'docusaurus-markdown-pages/emitted-folder';

import {registryFolder} from '../../config/registry';
import {readVersions} from '../../content/manifest';
import {withMiddleware} from '../../upstream/dev-server/middleware';
import {registryFiles} from './items';

const pluginName = 'registry';

/**
 * Publishes the demos and samples as a component registry, from which a command adds them to a project:
 * https://ui.shadcn.com/docs/registry. The dev server makes them when one is asked for.
 */
export const registryPlugin = (context: LoadContext): Plugin => {
  const {siteDir, siteConfig, baseUrl} = context;
  const makeFiles = (): Promise<Map<string, string>> =>
    registryFiles({
      siteDir,
      siteUrl: siteConfig.url + baseUrl,
      versions: readVersions(siteDir),
    });
  addPageStep(context, ({outDir}) => ({
    end: async () => {
      writeFolder(path.join(outDir, registryFolder), await makeFiles());
    },
  }));
  /** Of the dev server. */
  let files: ReturnType<typeof makeFiles> | undefined;
  const folder = baseUrl + registryFolder;
  return {
    name: pluginName,
    // The dev server calls this when content has changed.
    allContentLoaded: () => {
      files = undefined;
    },
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? withMiddleware(pluginName, () => async ({url = ''}, response, next) => {
            const {pathname} = new URL(url, 'http://localhost');
            if (!pathname.startsWith(folder)) {
              next();
              return;
            }
            try {
              const text = (await (files ??= makeFiles())).get(pathname.slice(folder.length));
              response.statusCode = text === undefined ? 404 : 200;
              response.setHeader('content-type', 'application/json');
              response.end(text);
            } catch (error) {
              next(error);
            }
          })
        : {},
  };
};
