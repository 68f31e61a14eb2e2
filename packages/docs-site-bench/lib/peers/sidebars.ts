import type {PeerPage} from './pages';

/** An entry of a sidebar: a page, or a category of entries. */
export type Entry = {label: string; id: string} | {label: string; entries: Entry[]};

export interface Sidebar {
  name: string;
  entries: Entry[];
}

/** What sidebars of Docusaurus hold, as far as the comparison knows it. */
export type SiteItem =
  | string
  | {
      type?: string;
      id?: string;
      label?: string;
      items?: readonly SiteItem[];
      link?: {type: string; id?: string};
    };

const entryOf = (item: SiteItem, titles: Map<string, string>): Entry[] => {
  if (typeof item === 'string') return entryOf({id: item}, titles);
  const own = item.id ?? (item.link?.type === 'doc' ? item.link.id : undefined);
  const title = own === undefined ? undefined : titles.get(own);
  const page = own === undefined || title === undefined ? [] : [{label: title, id: own}];
  // Each page once, wherever it comes first.
  if (own !== undefined) titles.delete(own);
  const entries = (item.items ?? []).flatMap((child) => entryOf(child, titles));
  if (entries.length === 0) return page;
  return [{label: item.label ?? title ?? '', entries: [...page, ...entries]}];
};

/**
 * The sidebars of a Docusaurus site with the pages of the comparison; what they lack follows in a category.
 *
 * @param sidebars as its `sidebars.ts` exports them: lists by name
 */
export const sidebarsOf = (
  pages: readonly PeerPage[],
  sidebars: Readonly<Record<string, unknown>>,
): Sidebar[] => {
  const titles = new Map(pages.map(({id, title}) => [id, title]));
  const found = Object.entries(sidebars).map(([name, items]) => ({
    name,
    entries: (items as SiteItem[]).flatMap((item) => entryOf(item, titles)),
  }));
  const rest = [...titles].map(([id, label]) => ({id, label}));
  return found.map((sidebar, index) =>
    index === 0 && rest.length > 0
      ? {...sidebar, entries: [...sidebar.entries, {label: 'More', entries: rest}]}
      : sidebar,
  );
};
