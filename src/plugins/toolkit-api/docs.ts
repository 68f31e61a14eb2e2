import {docs} from '../../config/docs';
import {readInventory, type InventoryPage} from '../../content/inventory';

const listings = new Map<string, {at: number; pages: InventoryPage[]}>();

/** How long a listing is reused, in milliseconds: a build needs it for every sample. */
const LISTING_AGE = 2000;

/** All docs pages; the same array as long as the listing is trusted. */
export const readDocs = (root: string): InventoryPage[] => {
  const known = listings.get(root);
  if (known && Date.now() - known.at < LISTING_AGE) return known.pages;
  const pages = readInventory(root).filter(({file}) => file.startsWith(`${docs.path}/`));
  listings.set(root, {at: Date.now(), pages});
  return pages;
};
