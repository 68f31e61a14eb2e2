// What pages take from other files while they are compiled, beside what they import: the bundler compiles
// a page again when one of these facts has changed, and only then.
import fs from 'node:fs';
import path from 'node:path';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

import {hashOf, writeFileAtomic} from './diskCache';
import {filesIn} from './files';

/** Reads a fact, such as the address of a page; JSON. */
type ReadFact = (siteDir: string, id: string) => unknown;

const readers = new Map<string, ReadFact>();

/**
 * Says how a sort of facts is read.
 *
 * @param kind names the sort
 */
export const defineFact = (kind: string, read: ReadFact): void => {
  readers.set(kind, read);
};

type Fact = readonly [kind: string, id: string, hash: string];

/** What one page takes. */
interface PageRecord {
  /** Absolute. */
  readonly page: string;
  readonly facts: readonly Fact[];
}

const taken = new Map<string, Map<string, readonly [kind: string, id: string]>>();

/**
 * Notes that a page has a fact in it.
 *
 * @param page its file, absolute
 */
export const noteFact = (page: string, kind: string, id: string): void => {
  const facts = taken.get(page) ?? new Map<string, readonly [string, string]>();
  taken.set(page, facts.set(`${kind}\0${id}`, [kind, id]));
};

const hashFact = async (siteDir: string, kind: string, id: string): Promise<string> => {
  const read = readers.get(kind);
  if (!read) throw new Error(`Nothing says how facts of the kind "${kind}" are read.`);
  const value = await read(siteDir, id);
  return hashOf([value === undefined ? '' : JSON.stringify(value)]);
};

/** Below the folder of what the bundler compiled: the records are good for as long as that is. */
const folderOf = (siteDir: string): string =>
  path.join(siteDir, GENERATED_FILES_DIR_NAME, 'compiled/facts');

/** The file that changes when a fact does that a page takes. It need not exist. */
const recordFile = (siteDir: string, page: string): string =>
  path.join(folderOf(siteDir), `${hashOf([path.relative(siteDir, page)])}.json`);

/** Older than everything that was ever compiled. */
const LONG_AGO = new Date(0);

/** Keeps the record of a page that was just compiled. It looks old, since the page has these facts in it. */
const keepRecord = (file: string, record: PageRecord): void => {
  const text = JSON.stringify(record);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text) return;
  writeFileAtomic(file, text);
  fs.utimesSync(file, LONG_AGO, LONG_AGO);
};

/** What this process has compiled; the dev server writes nothing while the bundler is at work. */
const records = new Map<string, PageRecord>();

/**
 * Records what a page took while it was compiled.
 *
 * @param page its file, absolute
 * @returns the file that the bundler has to watch
 */
export const recordFacts = async (siteDir: string, page: string): Promise<string> => {
  const file = recordFile(siteDir, page);
  // A folder that appears later would look to the bundler as if all files in it had changed.
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const facts: Fact[] = [];
  for (const [kind, id] of taken.get(page)?.values() ?? []) {
    facts.push([kind, id, await hashFact(siteDir, kind, id)]);
  }
  const record: PageRecord = {page, facts};
  if (taken.has(page)) {
    records.set(file, record);
    if (process.env.NODE_ENV === 'production') keepRecord(file, record);
  }
  return file;
};

/** Reads the record of a page; one that is damaged changes, so that its page is compiled again. */
const readRecord = (file: string): PageRecord | undefined => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as PageRecord;
  } catch {
    console.warn(`${file} is damaged: its page is compiled again.`);
    writeFileAtomic(file, '{}');
    return undefined;
  }
};

/** Has the pages compiled again that have facts in them which are different now; returns their files. */
export const refreshFacts = async (siteDir: string): Promise<string[]> => {
  const folder = folderOf(siteDir);
  if (process.env.NODE_ENV === 'production') {
    for (const name of filesIn(folder)) {
      const file = path.join(folder, name);
      const record = readRecord(file);
      if (record?.page !== undefined) records.set(file, record);
    }
  }
  const hashes = new Map<string, string>();
  const hashNow = async (kind: string, id: string): Promise<string> => {
    const key = `${kind}\0${id}`;
    const hash = hashes.get(key) ?? (await hashFact(siteDir, kind, id));
    hashes.set(key, hash);
    return hash;
  };
  const changed: string[] = [];
  for (const [file, {page, facts}] of records) {
    // Its file may be gone.
    if (!fs.existsSync(page)) continue;
    const now: Fact[] = [];
    for (const [kind, id] of facts) now.push([kind, id, await hashNow(kind, id)]);
    if (facts.every(([, , hash], index) => hash === now[index]?.[2])) continue;
    changed.push(page);
    const record = {page, facts: now};
    records.set(file, record);
    writeFileAtomic(file, JSON.stringify(record));
  }
  return changed;
};
