import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readText} from '../../content/files';
import {readPageWithParts} from '../../content/page';
import {mayQuote} from '../../content/quotations';
import {listedPages, MESSAGE_LEDGER, parseLedger} from '../../errors/ledger';
import {messageEntries, type QuotingPage} from '../../errors/messageEntries';
import {createLateData} from '../lateData';

/** The docs pages that visitors see. */
const quotingPages = async (siteDir: string, docs: DocsContent[]): Promise<QuotingPage[]> => {
  const pages: QuotingPage[] = [];
  const byFile = new Map<string, {url: string; title: string}>();
  for (const {source, permalink, title, frontMatter, draft, unlisted} of docs.flatMap(
    ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
  )) {
    if (draft || unlisted) continue;
    const file = source.replace(/^@site\//, '');
    byFile.set(file, {url: permalink, title});
    const text = readText(siteDir, file);
    // Others needn't be parsed.
    if (!mayQuote(text) && !/\.mdx?['"]/.test(text)) continue;
    const {quotations} = await readPageWithParts(siteDir, file);
    pages.push({
      url: permalink,
      title,
      isTroubleshooting: (frontMatter as {kind?: string}).kind === 'troubleshooting',
      quotations,
    });
  }
  const ledger = parseLedger(readText(siteDir, MESSAGE_LEDGER));
  return [...pages, ...listedPages(ledger, pages, (file) => byFile.get(file))];
};

const name = 'error-index';

/** Lists the messages that docs pages quote, for the index of errors. */
export const errorIndexPlugin = (context: LoadContext): Plugin => ({
  name,
  allContentLoaded: ({allContent, actions}) => {
    const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
    return createLateData(context, actions, {
      plugin: name,
      file: 'messages.json',
      make: async () => messageEntries(await quotingPages(context.siteDir, docs as DocsContent[])),
    });
  },
});
