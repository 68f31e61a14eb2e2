import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {writeFileAtomic} from '../../../src/content/diskCache';
import {HISTORY_FORMAT, historyFile, type PackageHistory} from '../../../src/data/history/format';

/** Where the histories are committed, one file for each package. */
export const HISTORY_FOLDER = 'src/data/history/packages';

/** The committed history of a package; undefined when there is none, or when it has another format. */
export const readCommitted = (root: string, packageName: string): PackageHistory | undefined => {
  const file = path.join(root, HISTORY_FOLDER, historyFile(packageName));
  if (!existsSync(file)) return undefined;
  const history = JSON.parse(readFileSync(file, 'utf8')) as PackageHistory;
  return history.format === HISTORY_FORMAT ? history : undefined;
};

/** One line for each item, so that a comparison of two versions of the file shows what changed. */
export const printHistory = ({items, ...head}: PackageHistory): string => {
  const lines = Object.entries(items).map(
    ([id, item]) => `    ${JSON.stringify(id)}: ${JSON.stringify(item)}`,
  );
  const start = Object.entries(head).map(
    ([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`,
  );
  return `{\n${start.join('\n')}\n  "items": {\n${lines.join(',\n')}\n  }\n}\n`;
};

/** Writes the history of a package to where it is committed. */
export const writeHistory = (root: string, history: PackageHistory): void => {
  const file = path.join(root, HISTORY_FOLDER, historyFile(history.package));
  writeFileAtomic(file, printHistory(history));
};
