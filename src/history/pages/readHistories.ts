import fs from 'node:fs';
import path from 'node:path';
import {HISTORY_FORMAT, type LaterFile, type PackageHistory} from 'npm-api-history/format';

import {filesIn} from '../../content/files';

/** The folder with the history of each package, from the site's root. */
export const HISTORY_FOLDER = 'src/data/history/packages';

/** What releases after the documented ones removed or deprecated, from the site's root. */
export const LATER_FILE = 'src/data/history/later.json';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHistory = (value: unknown): value is PackageHistory =>
  isObject(value) &&
  value.format === HISTORY_FORMAT &&
  typeof value.package === 'string' &&
  typeof value.documented === 'string' &&
  Array.isArray(value.releases) &&
  isObject(value.items);

/**
 * The history of a package from the text of its file.
 *
 * @throws when it has another format
 */
export const parseHistory = (file: string, text: string): PackageHistory => {
  const value: unknown = JSON.parse(text);
  if (isHistory(value)) return value;
  throw new Error(
    `${file} isn't a history in format ${HISTORY_FORMAT}. Run npm run history to generate it again.`,
  );
};

const known = new Map<string, {state: string; histories: Map<string, PackageHistory>}>();

/** The history of each package, by its name. */
export const readHistories = (siteDir: string): ReadonlyMap<string, PackageHistory> => {
  const folder = path.join(siteDir, HISTORY_FOLDER);
  const files = filesIn(folder).filter((file) => file.endsWith('.json'));
  const state = files
    .map((file) => `${file} ${fs.statSync(path.join(folder, file)).mtimeMs}`)
    .join();
  const last = known.get(siteDir);
  if (last?.state === state) return last.histories;
  const all = files.map((file) =>
    parseHistory(`${HISTORY_FOLDER}/${file}`, fs.readFileSync(path.join(folder, file), 'utf8')),
  );
  const histories = new Map(all.map((history) => [history.package, history]));
  known.set(siteDir, {state, histories});
  return histories;
};

const isLaterFile = (value: unknown): value is LaterFile =>
  isObject(value) &&
  value.format === HISTORY_FORMAT &&
  isObject(value.packages) &&
  Object.values(value.packages).every((item) => isObject(item) && isObject(item.items));

/**
 * What releases after the documented ones removed or deprecated.
 *
 * @throws when the file has another format
 */
export const readLater = (siteDir: string): LaterFile => {
  const value: unknown = JSON.parse(fs.readFileSync(path.join(siteDir, LATER_FILE), 'utf8'));
  if (isLaterFile(value)) return value;
  throw new Error(`${LATER_FILE} has a different format. Run npm run history -- --later.`);
};
