import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectQuotations, mayQuote, type Quotation} from '../../content/quotations';
import {readWithParts} from '../../content/withParts';
import {messageEntries, type QuotingPage} from '../../errors/messageEntries';

/** What was read of a page; in the dev server, only pages that changed are read again. */
const cache = new Map<string, {changed: number; quotations: readonly Quotation[]}>();

const readQuotations = async (file: string): Promise<readonly Quotation[]> => {
  const changed = fs.statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.quotations;
  const text = readWithParts(file);
  const quotations = mayQuote(text) ? await collectQuotations(text) : [];
  cache.set(file, {changed, quotations});
  return quotations;
};

/** Lists the messages that docs pages quote, for the index of errors. */
export const errorIndexPlugin = ({siteDir}: LoadContext): Plugin => ({
  name: 'error-index',
  allContentLoaded: async ({allContent, actions}) => {
    const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
    const docs = instances.flatMap((content) =>
      (content as DocsContent).loadedVersions.flatMap((version) => version.docs),
    );
    const pages: QuotingPage[] = [];
    for (const {source, permalink, title, frontMatter, draft, unlisted} of docs) {
      if (draft || unlisted) continue;
      pages.push({
        url: permalink,
        title,
        isTroubleshooting: (frontMatter as {kind?: string}).kind === 'troubleshooting',
        quotations: await readQuotations(path.join(siteDir, source.replace(/^@site\//, ''))),
      });
    }
    await actions.createData('messages.json', JSON.stringify(messageEntries(pages)));
  },
});
