import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {Plugin} from '@docusaurus/types';

import type {ExpertListing} from '../../data/experts';
import type {Expert} from '../../data/experts.schema';

const folder = '@site/src/pages/experts/';

/**
 * Lists the experts for the directory, from the front matter of the pages in src/pages/experts; as
 * data of its own, since importing front matter imports the whole page.
 */
export const expertsPlugin = (): Plugin => ({
  name: 'experts',
  allContentLoaded: async ({allContent, actions}) => {
    const instances = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
    const listings = instances
      .flatMap((content) => (content ?? []) as PagesContent)
      .flatMap((page): ExpertListing[] => {
        if (page.type !== 'mdx' || !page.source.startsWith(folder)) return [];
        const {title, expert} = page.frontMatter as {title?: string; expert?: Expert};
        if (!expert || title === undefined) return [];
        const {summary, specialties, sample, evidence} = expert;
        const slug = page.source.slice(folder.length).replace(/\.mdx$/, '');
        return [{slug, title, summary, specialties, sample, evidence}];
      })
      .sort((a, b) => a.slug.localeCompare(b.slug, 'en'));
    await actions.createData('directory.json', JSON.stringify(listings));
  },
});
