import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {threadId} from 'node:worker_threads';

/** A short hash of texts, fit for addresses. */
export const hashOf = (texts: Iterable<string | Uint8Array>): string => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** A short hash of files; those that do not exist count as empty. */
export const hashOfFiles = (files: readonly string[]): string =>
  hashOf(files.map((file) => (fs.existsSync(file) ? fs.readFileSync(file) : '')));

/**
 * Changes when an installed package does, or the code that does some work: what it found before is then
 * out of date.
 */
export const workKey = (siteDir: string, sources: readonly string[]): string => {
  // npm lists there what it has installed.
  const packages = path.join(siteDir, 'node_modules/.package-lock.json');
  return hashOfFiles([packages, ...sources]);
};

/** Reads JSON that this project wrote itself; undefined when it is missing or damaged. */
export const readCache = (file: string): unknown => {
  if (!fs.existsSync(file)) return undefined;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
};

/** Writes a file in one step, so that processes and threads beside this one never see half of it. */
export const writeWhole = (file: string, content: string | Uint8Array): void => {
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const draft = `${file}.${process.pid}-${threadId}`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
};

/** Writes JSON that `readCache` reads. */
export const writeCache = (file: string, value: unknown): void => {
  writeWhole(file, JSON.stringify(value));
};
