import type {Options as PresetOptions} from '@docusaurus/preset-classic';

import {blog, learn, successStories} from './blogs';
import {hasGitHistory} from './git';
import {site} from './site';

interface Item {
  url: string;
  lastmod?: string | null;
}

/** Lists of posts get the date of their newest post, because they have no file in Git. */
export const withListDates = <T extends Item>(items: readonly T[]): T[] =>
  items.map((item) => {
    const list = [blog, learn, successStories]
      .map(({routeBasePath}) => site.url + site.baseUrl + routeBasePath)
      .find((address) => item.url === address || item.url.startsWith(`${address}/`));
    if (item.lastmod || list === undefined) return item;
    const dates = items.flatMap(({url, lastmod}) =>
      url.startsWith(`${list}/`) && lastmod ? [lastmod] : [],
    );
    return {...item, lastmod: dates.sort().at(-1)};
  });

export const sitemap = {
  lastmod: hasGitHistory ? 'date' : null,
  changefreq: null,
  priority: null,
  createSitemapItems: async ({defaultCreateSitemapItems, ...params}) =>
    withListDates(await defaultCreateSitemapItems(params)),
} satisfies PresetOptions['sitemap'];
