import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectQuotations, mayQuote, type Quotation} from '../../content/quotations';
import {messageEntries, type QuotingPage} from '../../errors/messageEntries';
import {createPageReader} from '../pageReader';

const readQuotations = async (text: string): Promise<readonly Quotation[]> =>
  mayQuote(text) ? await collectQuotations(text) : [];

/** Lists the messages that docs pages quote, for the index of errors. */
export const errorIndexPlugin = ({siteDir}: LoadContext): Plugin => {
  const reader = createPageReader(siteDir, 'quotations', __filename, readQuotations);
  return {
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
          quotations: await reader.read(path.join(siteDir, source.replace(/^@site\//, ''))),
        });
      }
      reader.save();
      await actions.createData('messages.json', JSON.stringify(messageEntries(pages)));
    },
  };
};
