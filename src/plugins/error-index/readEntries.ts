import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {readText} from '../../content/files';
import {readPageWithParts} from '../../content/page';
import {mayQuote} from '../../content/quotations';
import publishedAddresses from '../../errors/published-addresses.json';
import type {Addresses} from '../../errors/addresses';
import {listedPages, MESSAGE_LEDGER, OTHER_VERSIONS, parseLedger} from '../../errors/ledger';
import {messageEntries, type MessageEntry, type QuotingPage} from '../../errors/messageEntries';

/** The addresses of messages that have been published. */
export const published: Addresses = publishedAddresses;

/** A docs page. */
interface DocsPage {
  /** From the site's root. */
  readonly file: string;
  readonly url: string;
  readonly title: string;
  readonly kind: string;
}

/** The messages that docs pages explain, and those that lead to these pages: self-explanatory, or of other versions. */
export const entriesOf = async (
  siteDir: string,
  docs: readonly DocsPage[],
  addresses: Addresses,
): Promise<MessageEntry[]> => {
  const pages: QuotingPage[] = [];
  for (const {file, ...page} of docs) {
    const text = readText(siteDir, file);
    // Others needn't be parsed.
    if (!mayQuote(text) && !/\.mdx?['"]/.test(text)) continue;
    const {quotations} = await readPageWithParts(siteDir, file);
    pages.push({...page, quotations});
  }
  const byFile = new Map(docs.map((page) => [page.file, page]));
  const listed = [MESSAGE_LEDGER, OTHER_VERSIONS].flatMap((ledger) =>
    listedPages(parseLedger(readText(siteDir, ledger), ledger), pages, (file) => byFile.get(file)),
  );
  return messageEntries([...pages, ...listed], addresses);
};

/** The messages of the docs pages that visitors see. */
export const readEntries = (siteDir: string, allContent: AllContent): Promise<MessageEntry[]> => {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as DocsContent[];
  const pages = docs
    .flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs))
    .filter(({draft, unlisted}) => !draft && !unlisted)
    .map(({source, permalink, title, frontMatter}) => ({
      file: source.replace(/^@site\//, ''),
      url: permalink,
      title,
      kind: (frontMatter as {kind?: string}).kind ?? 'guide',
    }));
  return entriesOf(siteDir, pages, published);
};
