import {literalLinks} from 'mdx-docs-checker/page';

import {parseAddress} from '../links/address';
import {sourceFiles} from '../links/checkLinks';
import {readSite} from '../links/site';

/** Where an address is linked. */
export interface Place {
  file: string;
  line: number;
}

/**
 * The outside addresses of pages and sources, without what follows `#`, each with its places. Short links below the
 * site's own domain lead outside, too.
 */
export const outsideLinks = async (root: string): Promise<Map<string, Place[]>> => {
  const site = readSite(root);
  const found = new Map<string, Place[]>();
  for (const file of [...site.contentFiles, ...sourceFiles(root)]) {
    const links = /\.mdx?$/.test(file)
      ? (await site.page(file)).links
      : literalLinks(site.read(file));
    for (const {url, line} of links) {
      if (!/^https?:\/\//.test(url) || !URL.canParse(url)) continue;
      const {leadsTo, path} = parseAddress(url);
      const isShort = leadsTo === 'own' && !site.routeAt(path) && !site.staticFiles.has(path);
      if (leadsTo !== 'external' && !isShort) continue;
      const address = new URL(url);
      address.hash = '';
      const places = found.get(address.href) ?? [];
      places.push({file, line});
      found.set(address.href, places);
    }
  }
  return found;
};
