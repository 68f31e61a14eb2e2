import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readPageWithParts} from '../../content/page';
import {createLateData} from '../lateData';
import {issueEntries, type IssuePage} from './issueEntries';

const list = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** Pages about working on the toolkit and about other versions say "At 4.0.319" in another sense. */
const LEFT_OUT = /\/docs\/(?:contributing\/|known-issues$|[\d-]+-migration$)/u;

const issuePages = async (siteDir: string, docs: DocsContent[]): Promise<IssuePage[]> => {
  const pages: IssuePage[] = [];
  for (const {source, permalink, title, frontMatter, draft, unlisted} of docs.flatMap(
    ({loadedVersions}) => loadedVersions.flatMap((version) => version.docs),
  )) {
    if (draft || unlisted || LEFT_OUT.test(permalink)) continue;
    const {api, cli} = frontMatter as {api?: unknown; cli?: unknown};
    pages.push({
      url: permalink,
      title,
      api: list(api),
      cli: list(cli),
      issues: (await readPageWithParts(siteDir, source.replace(/^@site\//, ''))).issues,
    });
  }
  return pages;
};

const name = 'known-issues';

/** Lists the bugs that docs pages state, for the page of known issues. */
export const knownIssuesPlugin = (context: LoadContext): Plugin => ({
  name,
  allContentLoaded: ({allContent, actions}) => {
    const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
    return createLateData(context, actions, {
      plugin: name,
      file: 'issues.json',
      make: async () => issueEntries(await issuePages(context.siteDir, docs as DocsContent[])),
    });
  },
});
