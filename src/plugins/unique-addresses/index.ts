import type {Plugin} from '@docusaurus/types';

import {withoutSlash} from '../../content/inventory';

interface Page {
  source: string;
  permalink: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Finds every loaded page in the content of any plugin: an object with `source` and `permalink`. */
const collectPages = (value: unknown, pages: Map<string, Page>, depth = 0): void => {
  if (depth > 6 || !isRecord(value)) return;
  const {source, permalink} = value;
  if (typeof source === 'string' && typeof permalink === 'string') {
    pages.set(`${source}\n${permalink}`, {source, permalink});
  }
  for (const child of Object.values(value)) collectPages(child, pages, depth + 1);
};

/** Groups pages with the same address, ignoring trailing slashes. */
export const duplicateRoutes = (
  pages: readonly Page[],
): {permalink: string; sources: string[]}[] => {
  const byRoute = new Map<string, string[]>();
  for (const {source, permalink} of pages) {
    const route = withoutSlash(permalink);
    byRoute.set(route, [...(byRoute.get(route) ?? []), source.replace(/^@site\//, '')]);
  }
  return [...byRoute]
    .filter(([, sources]) => sources.length > 1)
    .map(([permalink, sources]) => ({permalink, sources: sources.sort()}));
};

/**
 * Stops the build when two files have the same address; the framework's own error names no file.
 */
export const uniqueAddressesPlugin = (): Plugin => ({
  name: 'unique-addresses',
  // oxlint-disable-next-line typescript/require-await -- the hook is typed as async
  allContentLoaded: async ({allContent}) => {
    const pages = new Map<string, Page>();
    collectPages(allContent, pages);
    const duplicates = duplicateRoutes([...pages.values()]);
    if (duplicates.length === 0) return;
    throw new Error(
      `Duplicate routes:\n${duplicates
        .map(({permalink, sources}) => `  ${permalink} is claimed by ${sources.join(' and ')}`)
        .join(
          '\n',
        )}\nGive all but one of the files another "slug" in its front matter, or rename it.`,
    );
  },
});
