import {readDocs} from '../../../src/content/inventory';
import publishedAddresses from '../../../src/errors/published-addresses.json';
import type {Explanation} from '../../../src/errors/explain';
import {buildSiteIndex} from '../../../src/search/embedded/siteIndex';
import {openExplainer} from '../../../src/search/embedded/explainByFiles';
import {isSearchKind} from '../../../src/content/searchKinds';
import {barePage} from '../search/barePage';
import {readAllEntries} from './readAllEntries';

/** The files that the browser loads to explain a paste, made of the docs without their texts. */
export const messageFiles = async (root: string): Promise<ReadonlyMap<string, unknown>> => {
  const pages = readDocs(root).map(({address, title = '', kind}) =>
    barePage(address, {title, kind: isSearchKind(kind) ? kind : 'guide'}),
  );
  const index = buildSiteIndex(pages, await readAllEntries(root, publishedAddresses));
  return new Map([...index].map(([file, text]) => [file, JSON.parse(text) as unknown]));
};

/**
 * Says which pages explain a pasted message, as the site does for someone who has pasted nothing else.
 *
 * @param files those of `messageFiles()`
 */
export const explainFresh = async (
  files: ReadonlyMap<string, unknown>,
  pasted: string,
): Promise<Explanation> => {
  const explain = await openExplainer((file) => Promise.resolve(files.get(file)));
  return explain(pasted);
};

/** Whether an address is on a page, or below the heading of a page. */
export const isOn = (url: string, page: string): boolean =>
  url === page ||
  (!page.includes('#') && (url.startsWith(`${page}#`) || url.startsWith(`${page}/`)));
