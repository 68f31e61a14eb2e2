import path from 'node:path';

import {writeFileAtomic} from '../../../src/content/diskCache';
import {
  HISTORY_FORMAT,
  historyFile,
  type HistoryChange,
  type LaterChanges,
  type LaterFile,
  type PackageHistory,
} from '../../../src/data/history/format';
import {LONGEST_TYPE, namedMembers} from '../../../src/history/words';
import {HISTORY_FOLDER, LATER_FILE} from '../../../src/history/pages/readHistories';

/** A type as far as it's read: words about a change leave out one that is longer. */
const cropped = (type: string): string =>
  type.length > LONGEST_TYPE ? `${type.slice(0, LONGEST_TYPE)}…` : type;

/** A change without what no sentence about it names: two fifths of the largest file. */
const keptOf = (change: HistoryChange): HistoryChange => {
  if (change.what !== 'type') return change;
  const {added, removed, ...rest} = change;
  const [came, went] = [namedMembers(added), namedMembers(removed)];
  return {
    ...rest,
    from: cropped(change.from),
    to: cropped(change.to),
    ...(came.length > 0 && {added: [...came]}),
    ...(went.length > 0 && {removed: [...went]}),
  };
};

/** One line for each item, so that a comparison of two versions of the file shows what changed. */
export const printHistory = ({items, ...head}: PackageHistory): string => {
  const lines = Object.entries(items).map(
    ([id, {changes, ...item}]) =>
      `    ${JSON.stringify(id)}: ${JSON.stringify({...item, ...(changes && {changes: changes.map(keptOf)})})}`,
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

/** Writes what releases after the documented ones did, to where it is committed. */
export const writeLater = (root: string, packages: ReadonlyMap<string, LaterChanges>): void => {
  const sorted = [...packages].sort(([a], [b]) => (a < b ? -1 : 1));
  const file: LaterFile = {format: HISTORY_FORMAT, packages: Object.fromEntries(sorted)};
  writeFileAtomic(path.join(root, LATER_FILE), `${JSON.stringify(file, undefined, 2)}\n`);
};
