import type {HistoryChange} from '../../../src/data/history/format';
import {UNKNOWN_SHAPE} from '../../../src/plugins/toolkit-api/reader/shapes';
import type {Surface, SurfaceItem} from './surface';

/** A change without its moment. */
type Undated<C> = C extends unknown ? Omit<C, 'at'> : never;
export type Difference = Undated<HistoryChange>;

/** What one release did, compared with the one before. */
export interface SurfaceDifference {
  /** Ids that are new, in the order of the surface. */
  added: string[];
  /** By id; ids that are new have `moved` or `renamed` here, if anything. */
  changes: Map<string, Difference[]>;
}

/** Longest text of a type that is kept. */
const MAX_TYPE = 160;

const cropped = (text: string): string =>
  text.length <= MAX_TYPE ? text : `${text.slice(0, MAX_TYPE - 1)}…`;

/** Characters before the first difference that are kept of a long type. */
const LEAD = 40;

/** Two long types, each from shortly before where they begin to differ. */
const croppedPair = (before: string, after: string): [string, string] => {
  if (before.length <= MAX_TYPE && after.length <= MAX_TYPE) return [before, after];
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const start = Math.max(0, same - LEAD);
  const from = (text: string): string => cropped(start === 0 ? text : `…${text.slice(start)}`);
  return [from(before), from(after)];
};

/** The members of a union at its outermost level. */
export const unionMembers = (shape: string): string[] => {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  for (let index = 0; index < shape.length; index++) {
    const character = shape.charAt(index);
    if (character === "'") quoted = !quoted;
    if (quoted) continue;
    if ('({[<'.includes(character)) depth++;
    // The arrow of a function closes nothing.
    if (')}]'.includes(character) || (character === '>' && shape.charAt(index - 1) !== '='))
      depth--;
    if (depth === 0 && shape.startsWith(' | ', index)) {
      members.push(shape.slice(start, index));
      start = index + 3;
    }
  }
  return [...members, shape.slice(start)];
};

/** Unresolved types say nothing; a type of another package may have been unresolved in one release only. */
const isUnresolved = (shape: string): boolean =>
  shape === '' ||
  /(?:^|[^\w'])\?(?:$|[^:\w'])/.test(shape.replace(/\w\?/g, 'x')) ||
  shape === UNKNOWN_SHAPE;

const typeDifference = (before: string, after: string): Difference[] => {
  if (before === after || isUnresolved(before) || isUnresolved(after)) return [];
  const [old, now] = [unionMembers(before), unionMembers(after)];
  const added = now.filter((member) => !old.includes(member));
  const removed = old.filter((member) => !now.includes(member));
  if (added.length === 0 && removed.length === 0) return [];
  const isUnion = (old.length > 1 || now.length > 1) && added.length < now.length;
  const [from, to] = croppedPair(before, after);
  return [
    {
      what: 'type',
      from,
      to,
      ...(isUnion && added.length > 0 && {added: added.map(cropped)}),
      ...(isUnion && removed.length > 0 && {removed: removed.map(cropped)}),
    },
  ];
};

/** What happened to an item that both releases have. */
const itemDifferences = (before: SurfaceItem, after: SurfaceItem): Difference[] => {
  const found: Difference[] = typeDifference(before.shape, after.shape);
  if (before.optional !== after.optional && before.kind === after.kind) {
    found.push({what: after.optional ? 'optional' : 'required'});
  }
  if (
    before.default !== undefined &&
    after.default !== undefined &&
    before.default !== after.default
  ) {
    found.push({what: 'default', from: before.default, to: after.default});
  }
  if (after.deprecated !== undefined && before.deprecated === undefined) {
    found.push({what: 'deprecated', note: after.deprecated.replace(/\s+/g, ' ')});
  }
  if (after.deprecated === undefined && before.deprecated !== undefined) {
    found.push({what: 'undeprecated'});
  }
  return found;
};

/** `remotion#Sequence.from` → `Sequence.from`. */
const nameOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** What an id belongs to: `remotion#Sequence.from` → `remotion#Sequence`, `@remotion/cli#--crf` → `@remotion/cli#`. */
const parentOf = (id: string): string => id.replace(/(?:--[\w-]+|\.[^.]+|[\w$]+|\([^)]*\))$/, '');

/** Words of a name: `--ffmpeg-override` and `ffmpegOverride` have the same. */
const wordsOf = (id: string): string[] =>
  (/[\w-]+\)?$/.exec(id)?.[0] ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/** Types that too many items have to tell that one took the place of another. */
const COMMON_SHAPES = ['{…}', 'component', 'class', UNKNOWN_SHAPE];

/** The only item that went where another one of its type and with a word of its name came. */
const renamedFrom = (
  id: string,
  item: SurfaceItem,
  candidates: readonly (readonly [string, SurfaceItem])[],
): string | undefined => {
  if (COMMON_SHAPES.includes(item.shape)) return undefined;
  const words = wordsOf(id);
  const found = candidates.filter(
    ([old, {kind, shape}]) =>
      kind === item.kind &&
      shape === item.shape &&
      parentOf(old) === parentOf(id) &&
      wordsOf(old).some((word) => words.includes(word)),
  );
  return found.length === 1 ? found[0]?.[0] : undefined;
};

/** Compares two releases item by item. */
export const compareSurfaces = (before: Surface, after: Surface): SurfaceDifference => {
  const changes = new Map<string, Difference[]>();
  const add = (id: string, ...found: readonly Difference[]): void => {
    if (found.length > 0) changes.set(id, [...(changes.get(id) ?? []), ...found]);
  };
  const added = Object.keys(after).filter((id) => before[id] === undefined);
  const gone = Object.entries(before).filter(([id]) => after[id] === undefined);
  const successors = new Map<string, string>();
  for (const id of added) {
    const item = after[id];
    if (!item) continue;
    const moved = gone.find(
      ([old, {kind}]) => nameOf(old) === nameOf(id) && kind === item.kind,
    )?.[0];
    const rivals = added.filter((other) => {
      const rival = after[other];
      return rival && renamedFrom(other, rival, gone) === renamedFrom(id, item, gone);
    });
    const renamed = rivals.length === 1 ? renamedFrom(id, item, gone) : undefined;
    const from = moved ?? renamed;
    if (from === undefined || successors.has(from)) continue;
    successors.set(from, id);
    add(id, {what: moved === undefined ? 'renamed' : 'moved', from});
  }
  for (const [id] of gone) {
    const to = successors.get(id);
    add(id, {what: 'removed', ...(to !== undefined && {to})});
  }
  for (const [id, item] of Object.entries(after)) {
    const old = before[id];
    if (old) add(id, ...itemDifferences(old, item));
  }
  return {added, changes};
};
