import {parseAddress} from 'mdx-docs-checker/links';
import {checkOutside as checkAddresses, type Judgment} from 'mdx-docs-checker/outside';

import {linkedFiles, readSource} from '../links/checkLinks';
import {readSite} from '../links/site';

/**
 * Visits every outside address of a site and keeps what it learned in a file, unless nothing answered. Short links
 * below the site's own domain lead outside, too.
 *
 * @param root the site's folder
 * @param ledger the file, which may not exist yet
 * @param today such as 2026-11-28
 * @param timeout of a visit, in milliseconds
 */
export const checkOutside = async (
  root: string,
  ledger: string,
  today: string,
  timeout?: number,
): Promise<Judgment> => {
  const site = readSite(root);
  const sources = await Promise.all(linkedFiles(site).map((file) => readSource(site, file)));
  const isOutside = (url: string): boolean => {
    const {leadsTo, path} = parseAddress(url, site.hosts);
    const isShort = leadsTo === 'own' && !site.routeAt(path) && !site.staticFiles.has(path);
    return leadsTo === 'external' || isShort;
  };
  return checkAddresses(sources, {
    ledger,
    today,
    isOutside,
    ...(timeout === undefined ? {} : {timeout}),
  });
};
