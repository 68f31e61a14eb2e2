import type {FeedType, Options as BlogOptions} from '@docusaurus/plugin-content-blog';

import {site} from './site';

/** Number of articles on a list page. */
export const postsPerPage = 10;

const shared = {
  postsPerPage,
  blogSidebarCount: 'ALL',
  showReadingTime: true,
  editUrl: site.editUrl,
  archiveBasePath: 'archive',
  onInlineTags: 'throw',
  onInlineAuthors: 'ignore',
  onUntruncatedBlogPosts: 'throw',
} as const;

const feed = (title: string, description: string) => ({
  type: ['rss', 'atom', 'json'] as FeedType[],
  title,
  description,
  copyright: `Copyright © ${String(new Date().getFullYear())} ${site.company}`,
  language: 'en',
  limit: false as const,
});

export const blog = {
  ...shared,
  routeBasePath: 'blog',
  path: 'blog',
  blogTitle: 'Blog',
  blogDescription:
    'Release notes and news about Remotion: what each version added, with samples and links to the docs.',
  blogSidebarTitle: 'All posts',
  feedOptions: feed('Remotion blog', 'Releases and news from Remotion'),
} satisfies BlogOptions;

export const learn = {
  ...shared,
  id: 'learn',
  routeBasePath: 'learn',
  path: 'learn',
  blogTitle: 'Learn',
  blogDescription:
    'Tutorials that build a video with Remotion from the first line to the rendered file.',
  blogSidebarTitle: 'Learn',
  feedOptions: feed('Learn Remotion', 'Tutorials that build a video with Remotion'),
} satisfies BlogOptions;

export const successStories = {
  ...shared,
  id: 'success-stories',
  routeBasePath: 'success-stories',
  path: 'success-stories',
  blogTitle: 'Success stories',
  blogDescription:
    'What companies built with Remotion, which parts of the toolkit they used, and the results.',
  blogSidebarTitle: 'Success stories',
  feedOptions: feed('Remotion success stories', 'What companies built with Remotion'),
} satisfies BlogOptions;

type Head = Record<'routeBasePath' | 'blogTitle' | 'blogDescription', string>;

/** Headings and descriptions of each blog's pages, by the id of its plugin. */
export const blogHeads: Record<string, Head> = {
  default: blog,
  [learn.id]: learn,
  [successStories.id]: successStories,
};
