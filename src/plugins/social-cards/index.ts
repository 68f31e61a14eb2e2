import type {LoadContext, Plugin} from '@docusaurus/types';
import socialCards from 'docusaurus-social-cards';

import {cardAddress} from '../../content/cardAddress';
import {searchKinds} from '../../content/searchKinds';
import {runInThread} from '../../threads';
import {pageHeads} from '../search-index/collectPages';
import {openCardCache, readDesign} from './design';

/**
 * Draws the image that shared links show, for each page that has no image of its own, from its title and
 * kind. Most are drawn while the pages are compiled.
 */
export const socialCardsPlugin = (context: LoadContext): Plugin => {
  const {siteDir, i18n} = context;
  const kinds = new Map<string, string>();
  let ahead: Promise<void> | undefined;

  const cardsPlugin = socialCards(context, {
    design: () => readDesign(siteDir),
    kindOf: (address) => kinds.get(address),
    cardAddress,
    // The theme's SiteMetadata does.
    addTags: false,
    cache: openCardCache(siteDir),
    ready: () => ahead,
  });

  return {
    ...cardsPlugin,
    allContentLoaded: ({allContent}) => {
      kinds.clear();
      const heads = pageHeads(allContent, i18n.currentLocale);
      for (const {url, kind} of heads) kinds.set(url, kind === 'page' ? '' : searchKinds[kind]);
      if (process.env.NODE_ENV !== 'production') return;
      // Articles have covers of their own.
      const cards = heads
        .filter(({kind}) => kind !== 'blog' && kind !== 'learn' && kind !== 'story')
        .map(({url, title}) => ({title, kind: kinds.get(url) ?? ''}));
      // Into the cache, while the pages are compiled.
      ahead = runInThread(require.resolve('./cardsThread.ts'), {siteDir, cards});
      // The pass over the pages reports what went wrong, unless the build has failed by then.
      ahead.catch(() => undefined);
    },
  };
};
