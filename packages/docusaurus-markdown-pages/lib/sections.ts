import type {LoadedContent as DocsContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** A section's name. */
export interface SectionName {
  /** Part of the list's address, such as `api/captions`. */
  slug: string;
  title: string;
  /** The heading in the list of lists. */
  group: string;
}

/** A subject whose pages have a list of their own. */
export interface Section extends SectionName {
  /** Paths of the pages in their order. */
  pages: string[];
}

/** How a site is divided into sections. */
export interface SectionOptions {
  /**
   * How docs sidebars become sections, by sidebar id: with `title`, a single section; otherwise, one section
   * per top-level category, whose addresses begin with `slug`.
   */
  sidebars?: Readonly<Record<string, Omit<SectionName, 'title'> & Partial<SectionName>>>;
  /** The sections of pages outside the sidebars, by the first part of their paths. */
  areas?: Readonly<Record<string, SectionName>>;
  /** The section of docs pages outside of a sidebar's categories. */
  uncategorized?: SectionName;
  /** The section of all other pages. */
  others?: SectionName;
}

const docsGroup = 'Docs';

const defaults = {
  uncategorized: {slug: 'more', title: 'More', group: docsGroup},
  others: {slug: 'site', title: 'Other pages', group: 'Site'},
  blog: {slug: 'blog', title: 'Blog', group: 'Site'},
};

/** A label as part of an address; packages lose their scope. */
const slugOf = (label: string): string =>
  label
    .replace(/^@[^/]+\//u, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** The part of the docs plugin's sidebar items that leads to pages. */
export interface SidebarItem {
  type: string;
  id?: unknown;
  permalink?: unknown;
  label?: unknown;
  link?: unknown;
  items?: unknown;
}

const isItem = (value: unknown): value is SidebarItem =>
  typeof value === 'object' && value !== null && 'type' in value;

/** The items in what should be a list of them. */
export const sidebarItems = (value: unknown): SidebarItem[] =>
  Array.isArray(value) ? value.filter(isItem) : [];

/** The paths of the pages that items lead to, in their order. */
const pathsIn = (items: readonly SidebarItem[], paths: ReadonlyMap<unknown, string>): string[] =>
  items.flatMap(({type, id, permalink, link, items: inside}) => [
    ...(type === 'doc' || type === 'ref' ? [paths.get(id) ?? []].flat() : []),
    ...(type === 'generated-index' && typeof permalink === 'string' ? [permalink] : []),
    ...pathsIn([...sidebarItems([link]), ...sidebarItems(inside)], paths),
  ]);

/** The sections of the docs, from the sidebars of all docs plugins. */
export const docSections = (
  allContent: AllContent,
  {sidebars: named = {}, uncategorized = defaults.uncategorized}: SectionOptions = {},
): Section[] => {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as DocsContent).loadedVersions.flatMap(({docs, sidebars}) => {
      const paths = new Map(docs.map(({id, permalink}) => [id, permalink]));
      return Object.entries(sidebars).flatMap(([id, sidebar]): Section[] => {
        const {group, slug, title} = named[id] ?? {group: docsGroup, slug: slugOf(id)};
        const items = sidebarItems(sidebar);
        if (title !== undefined) {
          return [{slug, title, group, pages: [...new Set(pathsIn(items, paths))]}];
        }
        return items.flatMap((item): Section[] => {
          const pages = [...new Set(pathsIn([item], paths))];
          if (pages.length === 0) return [];
          if (item.type !== 'category' || typeof item.label !== 'string') {
            return [{...uncategorized, pages}];
          }
          return [{slug: `${slug}/${slugOf(item.label)}`, title: item.label, group, pages}];
        });
      });
    }),
  );
};

/** Merges sections with the same slug, and lists each page once. */
export const mergeSections = (sections: readonly Section[]): Section[] => {
  const bySlug = new Map<string, Section>();
  for (const section of sections) {
    const pages = [...(bySlug.get(section.slug)?.pages ?? []), ...section.pages];
    bySlug.set(section.slug, {...section, pages: [...new Set(pages)]});
  }
  return [...bySlug.values()];
};

/** Keeps a page only in the first of its sections, and leaves out sections without pages. */
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
  {areas, uncategorized = defaults.uncategorized, others = defaults.others}: SectionOptions = {},
): Section[] => {
  const named = areas ?? {docs: uncategorized, blog: defaults.blog};
  const placed = new Set(docs.flatMap(({pages}) => pages));
  const rest = pathnames
    .filter((pathname) => !placed.has(pathname))
    .map((pathname): Section => {
      const [first = ''] = pathname.slice(baseUrl.length).split('/');
      return {...(named[first] ?? others), pages: [pathname]};
    });
  return mergeSections([...docs, ...rest]);
};
