import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';
import {docSections, inFirstPlace, type Section} from 'docusaurus-markdown-pages';
import type {OfflineSection} from 'docusaurus-offline-copy';

import {blogHeads, postsPerPage} from '../../config/blogs';
import {siteSections} from '../markdown-twins/siteSections';

const reference = 'API reference';

const pagesBelow = (allContent: AllContent, address: string): string[] =>
  Object.values(allContent['docusaurus-plugin-content-pages'] ?? {})
    .flatMap((content) => (content ?? []) as PagesContent)
    .map(({permalink}) => permalink)
    .filter((permalink) => `${permalink}/`.startsWith(`${address}/`))
    .sort();

/** The pages that list a blog's articles. */
const listPages = (id: string, posts: BlogContent['blogPosts'], baseUrl: string): string[] => {
  const head = blogHeads[id];
  if (!head) throw new Error(`src/config/blogs.ts has no blog with the id ${id}.`);
  const first = baseUrl + head.routeBasePath;
  const listed = posts.filter(({metadata}) => !metadata.unlisted).length;
  const others = Math.max(0, Math.ceil(listed / postsPerPage) - 1);
  return [first, ...Array.from({length: others}, (_, index) => `${first}/page/${index + 2}`)];
};

const articleSections = (allContent: AllContent, baseUrl: string): OfflineSection[] =>
  Object.entries(allContent['docusaurus-plugin-content-blog'] ?? {}).map(([id, content]) => {
    const {blogSidebarTitle, blogPosts, blogTags} = content as BlogContent;
    const lists = listPages(id, blogPosts, baseUrl);
    const posts = blogPosts.map(({metadata}) => metadata.permalink);
    const tags = Object.values(blogTags).map(({permalink}) => permalink);
    const name = id === 'default' ? {id: 'blog', title: 'Blog'} : {id, title: blogSidebarTitle};
    return {...name, pages: [...lists, ...posts, ...tags]};
  });

const slugOf = (slug: string): string => slug.split('/').at(-1) ?? slug;

/**
 * The sections that readers can keep: subjects of the guides, the reference as one, articles and
 * templates. A page that has two places is in the first.
 */
export const offlineSections = (allContent: AllContent, baseUrl: string): OfflineSection[] => {
  const docs = docSections(allContent, siteSections);
  const pagesOf = (list: readonly Section[]): string[] => list.flatMap(({pages}) => pages);
  const guides = new Map<string, OfflineSection>();
  for (const {slug, title, group, pages} of docs) {
    if (group === reference) continue;
    const id = slugOf(slug);
    guides.set(id, {id, title, pages: [...(guides.get(id)?.pages ?? []), ...pages]});
  }
  const api = docs.filter(({group}) => group === reference);
  return inFirstPlace([
    ...guides.values(),
    {id: 'api', title: reference, pages: pagesOf(api)},
    ...articleSections(allContent, baseUrl),
    {id: 'templates', title: 'Templates', pages: pagesBelow(allContent, `${baseUrl}templates`)},
  ]);
};
