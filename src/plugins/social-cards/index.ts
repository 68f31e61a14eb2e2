import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';

import {writeFileAtomic} from '../../content/diskCache';
import {searchKinds} from '../../content/searchKinds';
import {runInThread} from '../../threads';
import {pageHeads} from '../search-index/collectPages';
import {cardAddress} from '../../content/cardAddress';
import type {Card} from './card';
import {openCardCache} from './cardCache';

/** The title as on the page: `Spring | Remotion | …` without the site's name. */
const ownTitle = (title: string, siteTitle: string): string =>
  title.endsWith(` | ${siteTitle}`) ? title.slice(0, -siteTitle.length - 3) : title;

/** The file below the folder of the build that an address of the site names; any other names none. */
const ownFile = (address: string, root: string): string =>
  address.startsWith(root) ? decodeURI(address.slice(root.length)) : 'none';

/**
 * Draws the image that shared links show, for each page that has no image of its own, from its
 * title and kind. Most are drawn while the pages are compiled.
 */
export const socialCardsPlugin = (context: LoadContext): Plugin => {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const kinds = new Map<string, string>();
  let ahead: Promise<void> | undefined;

  addPageStep(context, ({outDir}) => {
    const cards = new Map<string, Card>();
    return {
      read: ({address, head}) => {
        const place = address.slice(baseUrl.length).replace(/\/$/, '');
        const card = cardAddress(place);
        if (head.image.endsWith(card)) {
          const title = ownTitle(head.title || siteConfig.tagline, siteConfig.title);
          cards.set(card, {title, kind: kinds.get(address) ?? ''});
          return;
        }
        if (!fs.existsSync(path.join(outDir, ownFile(head.image, siteConfig.url + baseUrl)))) {
          throw new Error(
            head.image === ''
              ? 'it has no picture for shared links (og:image).'
              : `its picture for shared links, ${head.image}, is not in the build.`,
          );
        }
      },
      end: async () => {
        await ahead;
        const readCard = openCardCache(siteDir);
        for (const [address, card] of cards) {
          writeFileAtomic(path.join(outDir, address), await readCard(card));
        }
      },
    };
  });

  return {
    name: 'social-cards',
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
