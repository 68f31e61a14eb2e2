import fs from 'node:fs';
import path from 'node:path';
import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {AllContent} from '@docusaurus/types';

import {isSearchKind, type SearchKind} from '../../search/kinds';
import type {SearchPage, SearchSection} from '../../search/records';
import {readSections} from './markdown';
import {placesOf} from './sidebars';

/** A page before its text is read. */
type PageHead = Omit<SearchPage, 'sections'> & {source: string};

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string',
  );

const packagePattern = /^(?:remotion|@remotion\/[a-z0-9-]+)$/;

const packageOf = (
  api: readonly string[],
  title: string,
  categories: readonly string[],
): string | null =>
  [...api.map((name) => name.split('#')[0] ?? ''), title, ...categories.toReversed()].find((name) =>
    packagePattern.test(name),
  ) ?? null;

const isListed = (page: {unlisted?: boolean; draft?: boolean}): boolean =>
  !page.unlisted && !page.draft;

/** The words of a file's name where the address has others, such as getting-started for `/docs/`. */
const fileName = (source: string, url: string): string[] => {
  const name = path.posix.basename(source).replace(/\.mdx?$/, '');
  return name === 'index' || url.replace(/\/$/, '').endsWith(`/${name}`) ? [] : [name];
};

const docPages = (content: DocsContent, pluginId: string, language: string): PageHead[] =>
  content.loadedVersions.flatMap((version) => {
    const places = placesOf(version.sidebars);
    return version.docs.filter(isListed).map((doc) => {
      const data = doc.frontMatter as Record<string, unknown>;
      const place = places.get(doc.id);
      const categories = place?.categories ?? [];
      const api = strings(data.api);
      const breadcrumb = categories.filter((label) => label !== doc.title);
      return {
        url: doc.permalink,
        title: doc.title,
        description: doc.description,
        kind: isSearchKind(data.kind) ? data.kind : 'guide',
        packageName: packageOf(api, doc.title, categories),
        names: [
          ...api.map((name) => name.split('#')[1] ?? ''),
          ...strings(data.cli),
          ...fileName(doc.source, doc.permalink),
        ],
        sidebar: place?.sidebar ?? null,
        breadcrumb: breadcrumb.length > 0 ? breadcrumb : [categories[0] ?? 'Docs'],
        language,
        tag: `docs-${pluginId}-${version.versionName}`,
        source: doc.source,
      };
    });
  });

/** Sections of the blog plugin's instances: kind of their articles and label. */
const blogs: Record<string, {kind: SearchKind; label: string}> = {
  default: {kind: 'blog', label: 'Blog'},
  learn: {kind: 'learn', label: 'Learn'},
  'success-stories': {kind: 'story', label: 'Success stories'},
};

const outsideDocs = {packageName: null, names: [], sidebar: null, tag: 'default'};

const blogPages = (content: BlogContent, pluginId: string, language: string): PageHead[] => {
  const {kind, label} = blogs[pluginId] ?? {kind: 'blog' as const, label: 'Blog'};
  return content.blogPosts
    .filter(({metadata}) => !metadata.unlisted)
    .map(({metadata}) => ({
      ...outsideDocs,
      url: metadata.permalink,
      title: metadata.title,
      description: metadata.description,
      kind,
      breadcrumb: [label],
      language,
      source: metadata.source,
    }));
};

const plainPages = (content: PagesContent, language: string): PageHead[] =>
  content.flatMap((page) =>
    page.type === 'mdx' && isListed(page)
      ? [
          {
            ...outsideDocs,
            url: page.permalink,
            title: page.title ?? page.permalink,
            description: page.description ?? '',
            kind: 'page' as const,
            breadcrumb: ['Pages'],
            language,
            source: page.source,
          },
        ]
      : [],
  );

/** Lists the pages that the content plugins loaded. */
const pageHeads = (allContent: AllContent, language: string): PageHead[] => {
  const instances = (plugin: string): [id: string, content: unknown][] =>
    Object.entries(allContent[`docusaurus-plugin-content-${plugin}`] ?? {});
  return [
    ...instances('docs').flatMap(([id, content]) => docPages(content as DocsContent, id, language)),
    ...instances('blog').flatMap(([id, content]) =>
      blogPages(content as BlogContent, id, language),
    ),
    ...instances('pages').flatMap(([, content]) =>
      plainPages((content ?? []) as PagesContent, language),
    ),
  ];
};

const cache = new Map<string, {changed: number; sections: SearchSection[]}>();

const sectionsOf = async (siteDir: string, source: string): Promise<SearchSection[]> => {
  const file = path.join(siteDir, source.replace(/^@site\//, ''));
  const changed = fs.statSync(file).mtimeMs;
  const known = cache.get(file);
  if (known?.changed === changed) return known.sections;
  const sections = await readSections(fs.readFileSync(file, 'utf8'));
  cache.set(file, {changed, sections});
  return sections;
};

/** Makes the records of all pages. Unlisted pages and drafts have none. */
export const collectPages = async (
  allContent: AllContent,
  siteDir: string,
  language: string,
): Promise<SearchPage[]> => {
  const pages: SearchPage[] = [];
  for (const {source, ...head} of pageHeads(allContent, language)) {
    try {
      pages.push({...head, sections: await sectionsOf(siteDir, source)});
    } catch (error) {
      // A page that is not valid MDX stops the build with the bundler's own message, and while it is
      // being written it is found by its title.
      if (!(error instanceof Error) || !('reason' in error)) throw error;
      pages.push({...head, sections: []});
    }
  }
  return pages.sort((a, b) => (a.url < b.url ? -1 : 1));
};
