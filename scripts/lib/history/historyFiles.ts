import path from 'node:path';

import {writeFileAtomic} from '../../../src/content/diskCache';
import {historyFile, type PackageHistory} from '../../../src/data/history/format';
import {HISTORY_FOLDER} from '../../../src/plugins/history/readHistories';

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
  writeFileAtomic(
    path.join(root, HISTORY_FOLDER, historyFile(history.package)),
    printHistory(history),
  );
};
