import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {adjustBundler} from '../upstream/bundler';

/** Adjusts the bundler, and adds to the finished pages what loads its files. */
export const bundlerPlugin = (context: LoadContext): Plugin =>
  adjustBundler(context, (tags) => {
    addPageStep(context, async ({outDir}) => ({tags: await tags(outDir)}));
  });
