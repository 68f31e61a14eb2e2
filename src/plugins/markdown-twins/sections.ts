import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

import {docIdsOf, topItems} from '../search-index/sidebars';

/** A subject whose pages have a list of their own. */
export interface Section {
  /** Part of the list's address, such as `api/captions`. */
  slug: string;
  title: string;
  /** The heading in the list of lists. */
  group: string;
  /** Paths of the pages in their order. */
  pages: string[];
}

/** Sidebars whose outermost categories are sections. */
const groups: Record<string, {group: string; slug: string}> = {
  mainSidebar: {group: 'Guides', slug: 'guides'},
  apiSidebar: {group: 'API reference', slug: 'api'},
};

/** Sidebars that are one section. */
const whole: Record<string, string> = {recorderSidebar: 'Recorder'};

/** Articles and pages outside the docs, by the first part of their path. */
const outside: Record<string, string> = {
  learn: 'Tutorials',
  templates: 'Templates',
  blog: 'Blog',
  'success-stories': 'Success stories',
  showcase: 'Showcase',
  experts: 'Experts',
};

const rest = {slug: 'guides/more', title: 'More', group: 'Guides'};
const company = {slug: 'site', title: 'Products and company', group: 'Site'};

const slugOf = (label: string): string =>
  label
    .replace('@remotion/', '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The sections of the docs: the outermost categories of the sidebars. */
export const docSections = (allContent: AllContent): Section[] => {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as DocsContent).loadedVersions.flatMap(({docs, sidebars}) => {
      const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
      const pathsOf = (ids: string[]): string[] =>
        [...new Set(ids)].flatMap((id) => paths.get(id) ?? []);
      return Object.entries(sidebars).flatMap(([name, items]): Section[] => {
        const title = whole[name];
        if (title !== undefined) {
          const pages = pathsOf(docIdsOf(topItems(items)));
          return [{slug: slugOf(title), title, group: 'Guides', pages}];
        }
        const {group, slug} = groups[name] ?? {group: name, slug: slugOf(name)};
        return topItems(items).flatMap((item) => {
          const pages = pathsOf(docIdsOf([item]));
          if (pages.length === 0) return [];
          if (typeof item.label !== 'string') return [{...rest, pages}];
          return [{slug: `${slug}/${slugOf(item.label)}`, title: item.label, group, pages}];
        });
      });
    }),
  );
};

/** Sections with one slug as one, with each of its pages once. */
export const mergeSections = (sections: readonly Section[]): Section[] => {
  const bySlug = new Map<string, Section>();
  for (const section of sections) {
    const pages = [...(bySlug.get(section.slug)?.pages ?? []), ...section.pages];
    bySlug.set(section.slug, {...section, pages: [...new Set(pages)]});
  }
  return [...bySlug.values()];
};

/** Sections in which a page that has several places is only in the first; those without pages are left out. */
export const inFirstPlace = <Part extends {pages: readonly string[]}>(
  sections: readonly Part[],
): Part[] => {
  const placed = new Set<string>();
  return sections
    .map((section) => ({
      ...section,
      pages: section.pages.filter((page) => {
        const isNew = !placed.has(page);
        placed.add(page);
        return isNew;
      }),
    }))
    .filter(({pages}) => pages.length > 0);
};

/** All sections of a site: those of the docs, and of all other pages by their path. */
export const sectionsOf = (
  docs: readonly Section[],
  pathnames: readonly string[],
  baseUrl: string,
): Section[] => {
  const placed = new Set(docs.flatMap(({pages}) => pages));
  const others = pathnames
    .filter((pathname) => !placed.has(pathname))
    .map((pathname): Section => {
      const [first = ''] = pathname.slice(baseUrl.length).split('/');
      const title = outside[first];
      const pages = [pathname];
      if (first === 'docs') return {...rest, pages};
      return title === undefined ? {...company, pages} : {slug: first, title, group: 'Site', pages};
    });
  return mergeSections([...docs, ...others]);
};
