import {sidebarItems, type SidebarItem} from 'docusaurus-markdown-pages';

/** A page's location: the sidebar and the labels of its categories, outermost first. */
export interface Place {
  sidebar: string;
  categories: string[];
}

const visit = (items: SidebarItem[], place: Place, places: Map<string, Place>): void => {
  for (const item of items) {
    if ((item.type === 'doc' || item.type === 'ref') && typeof item.id === 'string') {
      if (!places.has(item.id)) places.set(item.id, place);
    }
    if (item.type !== 'category' || typeof item.label !== 'string') continue;
    const inside = {...place, categories: [...place.categories, item.label]};
    visit(sidebarItems([item.link]), inside, places);
    visit(sidebarItems(item.items), inside, places);
  }
};

/** Finds the place of each page in the sidebars, by id; the first place counts. */
export const placesOf = (sidebars: Record<string, unknown>): Map<string, Place> => {
  const places = new Map<string, Place>();
  for (const [sidebar, items] of Object.entries(sidebars)) {
    visit(sidebarItems(items), {sidebar, categories: []}, places);
  }
  return places;
};
