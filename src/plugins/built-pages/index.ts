import type {LoadContext, Plugin} from '@docusaurus/types';

import {isPlainHost} from '../../config/plainHost';
import {pageFiles, passOverPages} from './pass';
import {policyStep} from './policyStep';
import {addPageStep, pageSteps} from './steps';

/**
 * Owns the HTML that the framework has written: the only plugin that may change it. The others take part
 * with `addPageStep`.
 */
export const builtPagesPlugin = (context: LoadContext): Plugin => {
  addPageStep(context, policyStep(context, isPlainHost(process.env)));
  return {
    name: 'built-pages',
    postBuild: async ({outDir, baseUrl, routes, routesPaths}) => {
      const pages = pageFiles(routesPaths, baseUrl);
      // The theme's page for the hosted search.
      const emptyPage = context.siteConfig.themeConfig.algolia ? `${baseUrl}search` : undefined;
      await passOverPages({outDir, pages, routes, emptyPage}, pageSteps(context));
    },
  };
};
