import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {searchKinds} from '../../search/kinds';
import {pageHeads} from '../search-index/collectPages';
import {cardAddress} from './address';
import {openCardCache} from './cardCache';
import {drawAhead} from './cardsAhead';
import {readMeta} from './meta';

/** The title as on the page: `Spring | Remotion | …` without the site's name. */
const ownTitle = (title: string, siteTitle: string): string =>
  title.endsWith(` | ${siteTitle}`) ? title.slice(0, -siteTitle.length - 3) : title;

/**
 * Draws the image that shared links show, for each page that has no image of its own, from its
 * title and kind. Most are drawn while the pages are compiled.
 */
export const socialCardsPlugin = (context: LoadContext): Plugin => {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const kinds = new Map<string, string>();
  let ahead: Promise<void> | undefined;

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
      ahead = drawAhead(siteDir, cards);
      // postBuild reports what went wrong, unless the build has failed by then.
      ahead.catch(() => undefined);
    },
    postBuild: async ({outDir, routesPaths}) => {
      await ahead;
      const readCard = openCardCache(siteDir);
      for (const route of new Set(routesPaths)) {
        const place = route.slice(baseUrl.length).replace(/\/$/, '');
        const file = [`${place}/index.html`, `${place}.html`, place]
          .map((name) => path.join(outDir, name))
          .find((name) => name.endsWith('.html') && fs.existsSync(name));
        if (!file) continue;
        const meta = readMeta(fs.readFileSync(file, 'utf8'));
        const address = cardAddress(place);
        if (!meta.get('og:image')?.endsWith(address)) continue;
        const title = ownTitle(meta.get('og:title') ?? siteConfig.tagline, siteConfig.title);
        const target = path.join(outDir, address);
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, await readCard({title, kind: kinds.get(route) ?? ''}));
      }
    },
  };
};
