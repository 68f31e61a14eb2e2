import type {LoadContext, Plugin} from '@docusaurus/types';
import {leanStart} from 'docusaurus-lean-start';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

/** A docs page starts without the list of all docs and their sidebars; its HTML says where its code is. */
export const leanStartPlugin = (context: LoadContext): Plugin => {
  const {plugin, pageTags} = leanStart(context);
  addPageStep(context, () => ({tags: pageTags()}));
  return plugin;
};
