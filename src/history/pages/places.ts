import {readDocs} from '../../content/inventory';
import {readPageWithParts} from '../../content/page';
import {loadModel} from '../../toolkit-api/loadApi';
import {pageItems} from './headingItems';

/** The page or the heading that explains each item of the history, from the site's root, by its id. */
export const readPlaces = async (siteDir: string): Promise<ReadonlyMap<string, string>> => {
  const model = loadModel(siteDir);
  const places = new Map<string, string>();
  for (const {file, address, api, cli} of readDocs(siteDir)) {
    if (api.length === 0 && cli.length === 0) continue;
    const page = await readPageWithParts(siteDir, file);
    const {own, byLine} = pageItems(page, model);
    const add = (id: string, url: string): void => {
      if (!places.has(id)) places.set(id, url);
    };
    // A page about an export explains it better than a heading on another one.
    for (const id of own) places.set(id, address);
    for (const {line, id} of page.headings) {
      for (const name of byLine.get(line) ?? []) add(name, `${address}#${id}`);
    }
  }
  return places;
};
