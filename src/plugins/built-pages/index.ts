import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep, configurePass} from 'docusaurus-markdown-pages/built-pages';

import {isPlainHost} from '../../config/plainHost';
import {completeHead} from '../../upstream/html/completeHead';
import {emptyPageOf} from './emptyPage';
import {policyStep} from './policyStep';

/**
 * Owns the HTML that the framework has written: the only plugin that may change it. The others take part
 * with `addPageStep`.
 */
export const builtPagesPlugin = (context: LoadContext): Plugin => {
  configurePass(context, {
    completeHead,
    withoutMain: ({address}) => (address === emptyPageOf(context) ? '' : undefined),
  });
  return {
    name: 'built-pages',
    postBuild: addPageStep(context, policyStep(context, isPlainHost(process.env))),
  };
};
