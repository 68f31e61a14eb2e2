import type {LoadContext, Plugin} from '@docusaurus/types';
import {docPageChunks} from 'docusaurus-lean-start/doc-page-chunks';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';
import {offlineCopy} from 'docusaurus-offline-copy';

import {offlineSections} from './sections';

/** Notes which files the sections of the offline copy need, for scripts/lib/offlineCopy.ts. */
export const offlineCopyPlugin = (context: LoadContext): Plugin => {
  const {plugin, readPages} = offlineCopy(context, {
    sections: (allContent) => offlineSections(allContent, context.baseUrl),
    // Those of docs, which docusaurus-lean-start has taken out of the framework's list.
    pageChunks: docPageChunks,
    loaderChunks: ['page-imports'],
  });
  addPageStep(context, readPages);
  return plugin;
};
