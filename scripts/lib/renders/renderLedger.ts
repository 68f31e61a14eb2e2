import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {readVersions} from '../../../src/content/manifest';
import type {RenderJob} from './collectRenders';

/** The hashes of the samples that have been rendered, by page. */
type Ledger = Readonly<Record<string, readonly string[]>>;

interface LedgerFile {
  /** The packages that rendered them. */
  readonly versions: string;
  readonly pages: Ledger;
}

const ledgerFile = (root: string): string => path.join(root, 'scripts/lib/renders/ledger.json');

/** The versions of the toolkit's packages: with others, everything is rendered again. */
export const toolkitVersions = (root: string): string =>
  Object.entries(readVersions(root))
    .filter(([name]) => /^(?:@remotion\/|remotion$)/u.test(name))
    .map((entry) => entry.join(' '))
    .sort()
    .join('\n');

/** Reads the committed ledger; empty when there is none, or when other packages made it. */
export const readLedger = (root: string, versions: string): Ledger => {
  if (!existsSync(ledgerFile(root))) return {};
  const file = JSON.parse(readFileSync(ledgerFile(root), 'utf8')) as LedgerFile;
  return file.versions === versions ? file.pages : {};
};

/** Whether a sample has been rendered as it is now. */
export const isRendered = (ledger: Ledger, {page, hash}: RenderJob): boolean =>
  ledger[page]?.includes(hash) ?? false;

/** Writes which samples have been rendered; `kept` are pages that were not looked at. */
export const writeLedger = (
  root: string,
  versions: string,
  rendered: readonly RenderJob[],
  kept: Ledger,
): void => {
  const pages = new Map(Object.entries(kept));
  for (const {page} of rendered) pages.delete(page);
  for (const {page, hash} of rendered) {
    pages.set(page, [...new Set([...(pages.get(page) ?? []), hash])].sort());
  }
  const file: LedgerFile = {
    versions,
    pages: Object.fromEntries([...pages].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  writeFileSync(ledgerFile(root), `${JSON.stringify(file, null, 2)}\n`);
};
