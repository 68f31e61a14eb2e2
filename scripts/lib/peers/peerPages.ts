import fs from 'node:fs';
import path from 'node:path';
import {
  peerSite,
  pickPages,
  readPages,
  sidebarsOf,
  type PeerPage,
  type PeerSite,
} from 'docs-site-bench';

import siteSidebars from '../../../sidebars';

/** The page that is visited: it has code, tables, lists and links. */
export const visitedPage = 'spring';

/** Pages that every site has, since the navbar of this site leads to them. */
const always = [visitedPage, 'api', 'getting-started', 'the-fundamentals'];

/** A page that this site needs for more than its text. */
const special = 'errors';

/** Addresses in the Markdown twins. */
const published = /^https:\/\/www\.remotion\.dev\/docs\/([^#?]+?)(?:\.md)?(?:[#?].*)?$/;

/**
 * Reads the Markdown twins of the docs pages.
 *
 * @param build the folder of the built site
 * @throws when there is no build
 */
export const readTwins = (build: string): PeerPage[] => {
  const folder = path.join(build, 'docs');
  if (!fs.existsSync(path.join(folder, `${visitedPage}.md`))) {
    throw new Error('The pages are taken from build/: run `npm run build` first.');
  }
  return readPages(folder).filter(({id}) => id !== special);
};

/** A site of `count` pages, in this site's sidebars. */
export const siteOf = (twins: readonly PeerPage[], count: number): PeerSite => {
  const pages = pickPages(twins, count, always);
  return peerSite({
    pages,
    sidebars: sidebarsOf(pages, siteSidebars),
    visited: visitedPage,
    idOf: (url) => published.exec(url)?.[1],
  });
};
