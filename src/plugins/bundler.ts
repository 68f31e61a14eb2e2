import type {LoadContext, Plugin} from '@docusaurus/types';

import {adjustBundler} from '../upstream/bundler';
import {addPageStep} from './built-pages/steps';

/** Adjusts the bundler, and adds to the finished pages what loads its files. */
export const bundlerPlugin = (context: LoadContext): Plugin =>
  adjustBundler(context, (tags) => {
    addPageStep(context, async ({outDir}) => ({tags: await tags(outDir)}));
  });
