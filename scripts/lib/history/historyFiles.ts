import path from 'node:path';
import {printHistory} from 'npm-api-history';
import {
  HISTORY_FORMAT,
  type LaterChanges,
  type LaterFile,
  type PackageHistory,
} from 'npm-api-history/format';

import {writeFileAtomic} from '../../../src/content/diskCache';
import {packageSlug} from '../../../src/history/packages';
import {HISTORY_FOLDER, LATER_FILE} from '../../../src/history/pages/readHistories';

/** Writes the history of a package to where it is committed. */
export const writeHistory = (root: string, history: PackageHistory): void => {
  writeFileAtomic(
    path.join(root, HISTORY_FOLDER, `${packageSlug(history.package)}.json`),
    printHistory(history),
  );
};

/** Writes what releases after the documented ones did, to where it is committed. */
export const writeLater = (root: string, packages: ReadonlyMap<string, LaterChanges>): void => {
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  const file: LaterFile = {format: HISTORY_FORMAT, packages: Object.fromEntries(sorted)};
  writeFileAtomic(path.join(root, LATER_FILE), `${JSON.stringify(file, undefined, 2)}\n`);
};
