import type {HistoryChange, PackageHistory} from './format';
import {LONGEST_TYPE, namedMembers} from './words';

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

/** A history as JSON, with one line for each item, so that a comparison of two versions of the file shows what changed. */
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
