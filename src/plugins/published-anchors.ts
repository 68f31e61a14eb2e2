import type {LoadContext, Plugin} from '@docusaurus/types';
import {
  openPublishedIds,
  publishedIdsPlugin,
  type LedgerOptions,
  type PublishedIds,
} from 'docusaurus-markdown-pages/published-ids';

/** Where the ledger is, from the site's root: with the pages, since a site with other pages has another one. */
export const ANCHORS_FILE = 'docs/published-anchors.json';

const options: LedgerOptions = {
  file: ANCHORS_FILE,
  // Lists whose headings are made of data, and have addresses of their own or none.
  isGenerated: (address) =>
    /^\/docs\/(?:errors|history)(?:\/|$)|\/(?:tags|page|archive|authors)(?:\/|$)/.test(address),
};

/** Opens the ledger of this site. */
export const openAnchors = (siteDir: string): PublishedIds =>
  openPublishedIds({siteDir, baseUrl: '/'}, options);

/** Fails a build in which a page has lost the id of a heading. */
export const publishedAnchorsPlugin = (context: LoadContext): Plugin =>
  publishedIdsPlugin(context, options);
