import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {writeFiles} from 'docusaurus-markdown-pages';
import {addPageStep} from 'docusaurus-markdown-pages/built-pages';
import {parseHead} from 'docusaurus-markdown-pages/html';

import type {Card} from './card';
import {openCards} from './cards';
import {parseOptions, type PluginOptions} from './options';

const defaultAddress = (place: string): string => `/img/cards/${place === '' ? 'home' : place}.png`;

/** The title as on the page: `Spring | Garden | …` without the site's name. */
const ownTitle = (title: string, suffix: string): string =>
  title.endsWith(suffix) ? title.slice(0, -suffix.length) : title;

/** The file below the folder of the build that an address of the site names; any other names none. */
const ownFile = (address: string, root: string): string =>
  address.startsWith(root) ? decodeURI(address.slice(root.length)) : 'none';

const pictureTags = (url: string): string =>
  `<meta property="og:image" content="${url}"><meta name="twitter:image" content="${url}">`;

/**
 * Draws the image that shared links show, for each page that has no image of its own, from its title and
 * kind. A page whose own image isn't in the build fails it.
 */
export const socialCardsPlugin = (context: LoadContext, options: PluginOptions): Plugin => {
  const {baseUrl, siteConfig} = context;
  const {title: siteTitle, titleDelimiter, tagline} = siteConfig;
  const {cardAddress = defaultAddress, addTags = true, kindOf} = options;
  const root = siteConfig.url + baseUrl;
  const addressOf = (address: string): string =>
    cardAddress(address.slice(baseUrl.length).replace(/\/$/u, ''));

  return {
    name: 'docusaurus-social-cards',
    postBuild: addPageStep(context, ({outDir}) => {
      const cards = new Map<string, Card>();
      return {
        tags: ({address, html}) =>
          addTags && parseHead(html).image === ''
            ? pictureTags(encodeURI(root + addressOf(address).slice(1)))
            : '',
        read: ({address, head}) => {
          const card = addressOf(address);
          if (head.image.endsWith(card) || head.image.endsWith(encodeURI(card))) {
            const title = ownTitle(head.title || tagline, ` ${titleDelimiter} ${siteTitle}`);
            cards.set(card, {title, kind: kindOf?.(address) ?? ''});
            return;
          }
          if (!fs.existsSync(path.join(outDir, ownFile(head.image, root)))) {
            throw new Error(
              head.image === ''
                ? 'it has no picture for shared links (og:image).'
                : `its picture for shared links, ${head.image}, is not in the build.`,
            );
          }
        },
        end: async () => {
          await options.ready?.();
          if (cards.size === 0) return;
          const readCard = openCards(options.design(), options.cache);
          for (const [address, card] of cards) {
            writeFiles(outDir, new Map([[address.slice(1), await readCard(card)]]));
          }
        },
      };
    }),
  };
};

/** Called by Docusaurus with the options from the site's configuration. */
export const validateOptions = ({options}: {options: unknown}): PluginOptions =>
  parseOptions(options);
