import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {collectIssues, mayStateIssues, type PageIssue} from '../../content/knownIssues';
import {createPageReader} from '../pageReader';
import {issueEntries, type IssuePage} from './issueEntries';

const readIssues = async (text: string): Promise<readonly PageIssue[]> =>
  mayStateIssues(text) ? await collectIssues(text) : [];

const list = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** Pages about working on the toolkit and about other versions say "At 4.0.319" in another sense. */
const LEFT_OUT = /\/docs\/(?:contributing\/|known-issues$|[\d-]+-migration$)/u;

/** Lists the bugs that docs pages state, for the page of known issues. */
export const knownIssuesPlugin = ({siteDir}: LoadContext): Plugin => {
  const reader = createPageReader(siteDir, 'issues', __filename, readIssues);
  return {
    name: 'known-issues',
    allContentLoaded: async ({allContent, actions}) => {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
      const docs = instances.flatMap((content) =>
        (content as DocsContent).loadedVersions.flatMap((version) => version.docs),
      );
      const pages: IssuePage[] = [];
      for (const {source, permalink, title, frontMatter, draft, unlisted} of docs) {
        if (draft || unlisted || LEFT_OUT.test(permalink)) continue;
        const {api, cli} = frontMatter as {api?: unknown; cli?: unknown};
        pages.push({
          url: permalink,
          title,
          api: list(api),
          cli: list(cli),
          issues: await reader.read(path.join(siteDir, source.replace(/^@site\//, ''))),
        });
      }
      reader.save();
      await actions.createData('issues.json', JSON.stringify(issueEntries(pages)));
    },
  };
};
