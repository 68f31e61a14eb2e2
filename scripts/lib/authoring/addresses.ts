import {readText} from '../../../src/content/files';
import {readInventory, type InventoryPage} from '../../../src/content/inventory';
import type {Finding} from '../findings';

const lineOfSlug = (source: string): number => {
  const line = source.split('\n').findIndex((text) => text.startsWith('slug:'));
  return Math.max(line, 0) + 1;
};

/** Two pages with one address: readers reach one of them. */
export const addressFindings = (
  root: string,
  pages: readonly Pick<InventoryPage, 'file' | 'address'>[] = readInventory(root),
): Finding[] => {
  const byAddress = new Map<string, string[]>();
  for (const {file, address} of pages) {
    byAddress.set(address, [...(byAddress.get(address) ?? []), file]);
  }
  return [...byAddress].flatMap(([address, files]) =>
    files.length === 1
      ? []
      : files.map((file) => ({
          file,
          line: lineOfSlug(readText(root, file)),
          code: 'address',
          message: `"${address}" is also the address of ${files.filter((other) => other !== file).join(', ')}`,
          todo: 'give one of them another slug',
        })),
  );
};
