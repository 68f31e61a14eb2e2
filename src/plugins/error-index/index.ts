import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readText} from '../../content/files';
import {readPageWithParts} from '../../content/page';
import {mayQuote} from '../../content/quotations';
import {messageEntries, type QuotingPage} from '../../errors/messageEntries';

/** Lists the messages that docs pages quote, for the index of errors. */
export const errorIndexPlugin = ({siteDir}: LoadContext): Plugin => {
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
        const file = source.replace(/^@site\//, '');
        const text = readText(siteDir, file);
        // The dev server starts without parsing the others.
        if (!mayQuote(text) && !/\.mdx?['"]/.test(text)) continue;
        const {quotations} = await readPageWithParts(siteDir, file);
        pages.push({
          url: permalink,
          title,
          isTroubleshooting: (frontMatter as {kind?: string}).kind === 'troubleshooting',
          quotations,
        });
      }
      await actions.createData('messages.json', JSON.stringify(messageEntries(pages)));
    },
  };
};
