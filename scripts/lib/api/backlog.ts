import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';

import type {InventoryPage} from '../../../src/content/inventory';
import type {Finding} from '../findings';

/** Pages that are not written yet: the exports that each will document, by its address. */
export type Backlog = Readonly<Record<string, readonly string[]>>;

/** The file, from the site's root. */
export const BACKLOG_FILE = 'scripts/lib/api/backlog.json';

export const readBacklog = (root: string): Backlog =>
  JSON.parse(readFileSync(path.join(root, BACKLOG_FILE), 'utf8')) as Backlog;

type Written = readonly Pick<InventoryPage, 'address' | 'file'>[];

/** The backlog without the pages that exist. */
export const prune = (backlog: Backlog, pages: Written): Backlog => {
  const written = new Set(pages.map(({address}) => address));
  return Object.fromEntries(Object.entries(backlog).filter(([address]) => !written.has(address)));
};

/** Rewrites the backlog without the pages that exist, and returns the addresses that it dropped. */
export const pruneFile = async (root: string, pages: Written): Promise<string[]> => {
  const file = path.join(root, BACKLOG_FILE);
  const backlog = readBacklog(root);
  const rest = prune(backlog, pages);
  const style = {...(await resolveConfig(file)), parser: 'json'};
  writeFileSync(file, await format(JSON.stringify(rest), style));
  return Object.keys(backlog).filter((address) => !(address in rest));
};

/** The address of the page that will document an export. */
export const plannedAddress = (backlog: Backlog, ref: string): string | undefined =>
  Object.keys(backlog).find((address) => backlog[address]?.includes(ref));

/** Entries of pages that exist. */
export const checkBacklog = (backlog: Backlog, pages: Written): Finding[] =>
  pages
    .filter(({address}) => address in backlog)
    .map(({address, file}) => ({
      file: BACKLOG_FILE,
      line: 1,
      message: `${address} is listed as unwritten, but ${file} exists`,
      todo: 'run "npm run check:api -- --prune"',
    }));
