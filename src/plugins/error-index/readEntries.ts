import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {readText} from '../../content/files';
import {readPageWithParts} from '../../content/page';
import {mayQuote} from '../../content/quotations';
import publishedAddresses from '../../errors/published-addresses.json';
import type {Addresses} from '../../errors/addresses';
import {listedPages, MESSAGE_LEDGER, parseLedger} from '../../errors/ledger';
import {messageEntries, type MessageEntry, type QuotingPage} from '../../errors/messageEntries';

/** The addresses of messages that have been published. */
export const published: Addresses = publishedAddresses;

/** The docs pages that visitors see, and those that self-explanatory messages lead to. */
const quotingPages = async (
  siteDir: string,
  docs: readonly DocsContent[],
): Promise<QuotingPage[]> => {
  const pages: QuotingPage[] = [];
  const byFile = new Map<string, {url: string; title: string; kind: string}>();
  for (const {source, permalink, title, frontMatter, draft, unlisted} of docs.flatMap(
    ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
  )) {
    if (draft || unlisted) continue;
    const file = source.replace(/^@site\//, '');
    const kind = (frontMatter as {kind?: string}).kind ?? 'guide';
    const page = {url: permalink, title, kind};
    byFile.set(file, page);
    const text = readText(siteDir, file);
    // Others needn't be parsed.
    if (!mayQuote(text) && !/\.mdx?['"]/.test(text)) continue;
    const {quotations} = await readPageWithParts(siteDir, file);
    pages.push({...page, quotations});
  }
  const ledger = parseLedger(readText(siteDir, MESSAGE_LEDGER));
  return [...pages, ...listedPages(ledger, pages, (file) => byFile.get(file))];
};

/** The messages that docs pages explain. */
export const readEntries = async (
  siteDir: string,
  allContent: AllContent,
): Promise<MessageEntry[]> => {
  const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return messageEntries(await quotingPages(siteDir, docs as DocsContent[]), published);
};
