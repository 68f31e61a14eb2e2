import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {searchKinds} from '../../search/kinds';
import {pageHeads} from '../search-index/collectPages';
import {cardAddress} from './address';
import {drawCard, readFonts, type Card} from './card';
import {readMeta} from './meta';

/** The title as on the page: `Spring | Remotion | …` without the site's name. */
const ownTitle = (title: string, siteTitle: string): string =>
  title.endsWith(` | ${siteTitle}`) ? title.slice(0, -siteTitle.length - 3) : title;

/**
 * Draws the image that shared links show, for each page that has no image of its own, from its
 * title and kind. Cards are cached in node_modules/.cache by their content.
 */
export const socialCardsPlugin = (context: LoadContext): Plugin => {
  const {siteDir, baseUrl, siteConfig, i18n} = context;
  const kinds = new Map<string, string>();
  const source = fs.readFileSync(path.join(__dirname, 'card.ts'), 'utf8');
  const logoFile = path.join(siteDir, 'static/img/logo-white.svg');
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');

  const cachedCard = async (card: Card, draw: (card: Card) => Promise<Uint8Array>) => {
    const key = createHash('sha256').update(JSON.stringify(card)).update(source).digest('hex');
    const file = path.join(cache, `${key.slice(0, 32)}.png`);
    if (fs.existsSync(file)) return fs.readFileSync(file);
    const picture = await draw(card);
    fs.mkdirSync(cache, {recursive: true});
    // Another build may write the same card; a rename is atomic.
    const part = `${file}.${String(process.pid)}`;
    fs.writeFileSync(part, picture);
    fs.renameSync(part, file);
    return picture;
  };

  return {
    name: 'social-cards',
    allContentLoaded: ({allContent}) => {
      kinds.clear();
      for (const {url, kind} of pageHeads(allContent, i18n.currentLocale)) {
        kinds.set(url, kind === 'page' ? '' : searchKinds[kind]);
      }
    },
    postBuild: async ({outDir, routesPaths}) => {
      const fonts = readFonts(siteDir);
      const logo = `data:image/svg+xml;base64,${fs.readFileSync(logoFile).toString('base64')}`;
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
        fs.writeFileSync(
          target,
          await cachedCard({title, kind: kinds.get(route) ?? ''}, (card) =>
            drawCard(card, fonts, logo),
          ),
        );
      }
    },
  };
};
