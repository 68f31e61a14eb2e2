import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {readPageWithParts} from '../../content/page';
import {issueEntries, type IssuePage} from './issueEntries';

const list = (value: unknown): string[] =>
  [value].flat().filter((item) => typeof item === 'string');

/** Pages about working on the toolkit and about other versions say "At 4.0.319" in another sense. */
const LEFT_OUT = /\/docs\/(?:contributing\/|known-issues$|[\d-]+-migration$)/u;

/** Lists the bugs that docs pages state, for the page of known issues. */
export const knownIssuesPlugin = ({siteDir}: LoadContext): Plugin => ({
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
        issues: (await readPageWithParts(siteDir, source.replace(/^@site\//, ''))).issues,
      });
    }
    await actions.createData('issues.json', JSON.stringify(issueEntries(pages)));
  },
});
