import type {ApiModel} from '../../../src/plugins/toolkit-api/model';

/** Edit distance between two words. */
const distance = (a: string, b: string): number => {
  let row = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
      );
    }
    row = next;
  }
  return row[b.length] ?? 0;
};

/** What to write instead of a reference that does not exist. */
export const suggestion = (model: ApiModel, ref: string): string => {
  const [entry = '', name = ''] = ref.split('#');
  const exports = model.entries[entry];
  if (!exports) return 'name an entry point of the toolkit, such as remotion#interpolate';
  const wanted = name.toLowerCase();
  const near = exports.find(
    (item) => !item.internal && distance(item.name.toLowerCase(), wanted) <= 2,
  );
  return near
    ? `did you mean ${near.ref}?`
    : `see the exports of ${entry} and correct the "api" key`;
};
