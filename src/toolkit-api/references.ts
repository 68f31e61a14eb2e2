import {findExport, type ApiModel} from 'dts-api-model/model';

import {readDocs, readInventory, type InventoryPage} from '../content/inventory';
import {ENTRY_POINTS} from './entries';
import {loadModel} from './loadApi';

/** The data that a link to an export needs. */
export interface Reference {
  /** `package#export`, unique. */
  id: string;
  /** Address of the page that documents it. */
  href: string;
  /** At most `MAX_LINES` lines. */
  signature: string;
  /** The page's description. */
  description: string;
}

/** Lines of a signature on a hover card. */
const MAX_LINES = 10;

const cropped = (signature: string): string => {
  const lines = signature.split('\n');
  return lines.length <= MAX_LINES
    ? signature
    : [...lines.slice(0, MAX_LINES - 2), '  …', lines.at(-1) ?? ''].join('\n');
};

const byInventory = new WeakMap<readonly InventoryPage[], Map<string, Reference>>();

const collect = (model: ApiModel, pages: readonly InventoryPage[]): Map<string, Reference> => {
  const byDeclaration = new Map<string, InventoryPage>();
  for (const page of pages) {
    for (const ref of page.api) {
      const item = findExport(model, ref);
      if (item && !byDeclaration.has(item.declaration)) byDeclaration.set(item.declaration, page);
      const namespace = findExport(model, ref.replace(/\..*/, ''));
      if (namespace && !byDeclaration.has(namespace.declaration)) {
        byDeclaration.set(namespace.declaration, page);
      }
    }
  }
  return new Map(
    Object.values(model.entries)
      .flat()
      .flatMap((item): [string, Reference][] => {
        const page = item.internal ? undefined : byDeclaration.get(item.declaration);
        if (!page) return [];
        const {address: href, description} = page;
        return [[item.ref, {id: item.ref, href, signature: cropped(item.signature), description}]];
      }),
  );
};

/** All exports that have a page in `docs/`, by `package#export`. */
export const readReferences = (root: string = process.cwd()): Map<string, Reference> => {
  const inventory = readInventory(root);
  const references = byInventory.get(inventory) ?? collect(loadModel(root), readDocs(root));
  byInventory.set(inventory, references);
  return references;
};

const entryPoints: ReadonlySet<string> = new Set(ENTRY_POINTS);

/** The entry point that an import refers to; all font modules have the same exports. */
export const entryOf = (specifier: string): string | undefined => {
  if (entryPoints.has(specifier)) return specifier;
  return /^@remotion\/google-fonts\/[A-Z]\w*$/.test(specifier)
    ? '@remotion/google-fonts/Inter'
    : undefined;
};
