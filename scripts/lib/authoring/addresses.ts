import type {Finding} from 'mdx-docs-checker/findings';

import {readText} from '../../../src/content/files';
import {readInventory, type InventoryPage} from '../../../src/content/inventory';
import {duplicateRoutes} from '../../../src/plugins/unique-addresses';

const lineOfSlug = (source: string): number => {
  const line = source.split('\n').findIndex((text) => text.startsWith('slug:'));
  return Math.max(line, 0) + 1;
};

/** Two pages with one address: readers reach one of them. */
export const addressFindings = (
  root: string,
  pages: readonly Pick<InventoryPage, 'file' | 'address'>[] = readInventory(root),
): Finding[] => {
  const routes = pages.map(({file, address}) => ({source: file, permalink: address}));
  return duplicateRoutes(routes).flatMap(({permalink, sources}) =>
    pages
      .filter(({file}) => sources.includes(file))
      .map(({file}) => ({
        file,
        line: lineOfSlug(readText(root, file)),
        code: 'address',
        message: `"${permalink}" is also the address of ${sources.filter((other) => other !== file).join(', ')}`,
        todo: 'give one of them another slug',
      })),
  );
};
