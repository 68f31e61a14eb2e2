import {unionMembers, UNKNOWN_SHAPE} from 'dts-api-model/shape-text';

import type {HistoryChange, HistoryKind} from './format';
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

/**
 * Unresolved types say nothing; a type of another package may have been unresolved in one release only, and what is
 * derived from it is `any` or `unknown` then.
 */
const isUnresolved = (shape: string): boolean =>
  shape === '' ||
  shape === 'any' ||
  shape === 'unknown' ||
  /(?:^|[^\w'])\?(?:$|[^:\w'])/.test(shape.replace(/\w\?/g, 'x')) ||
  shape === UNKNOWN_SHAPE;

/** An object of any kind. */
const ANY_OBJECT = '{ [string]: unknown }';

/** What is known about the types of an API when two releases of it are compared. */
export interface CompareOptions {
  /**
   * Names of its type parameters that stand for objects: what follows from them, as in `InferProps<Schema, Props>`, is
   * only known where it is called.
   */
  typeParameters?: readonly string[];
}

/** Types that are the same to those who call, whatever the declarations call them. */
type Equivalents = readonly (readonly [RegExp, string])[];

const equivalentsFor = ({typeParameters = []}: CompareOptions): Equivalents => {
  const name = `(?:${typeParameters.join('|')})`;
  return [
    ...(typeParameters.length > 0
      ? [[new RegExp(`\\b\\w+<${name}(?:, ${name})*>`, 'g'), ANY_OBJECT] as const]
      : []),
    [/\{ \[string\]: any \}/g, ANY_OBJECT],
    [/\bMutableRefObject</g, 'RefObject<'],
  ];
};

/** The members of a union, in the form in which they are compared. */
const comparable = (shape: string, kind: HistoryKind, equivalents: Equivalents): string[] => {
  const text = equivalents.reduce((result, [from, to]) => result.replace(from, to), shape);
  const all = new Set(unionMembers(text).map((member) => (member === '{}' ? ANY_OBJECT : member)));
  // The parser's own type is no statement about the command line, except for the words that a flag takes.
  return [...all].filter((member) => kind !== 'flag' || member.startsWith("'"));
};

const typeDifference = (
  before: string,
  after: string,
  kind: HistoryKind,
  equivalents: Equivalents,
): Difference[] => {
  if (before === after || isUnresolved(before) || isUnresolved(after)) return [];
  const old = comparable(before, kind, equivalents);
  const now = comparable(after, kind, equivalents);
  if (old.length === 0 || now.length === 0) return [];
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
const itemDifferences = (
  before: SurfaceItem,
  after: SurfaceItem,
  equivalents: Equivalents,
): Difference[] => {
  const found = typeDifference(before.shape, after.shape, after.kind, equivalents);
  // A type that isn't resolved doesn't tell whether it includes undefined either.
  const isKnown =
    before.shape === after.shape || !(isUnresolved(before.shape) || isUnresolved(after.shape));
  if (isKnown && before.optional !== after.optional && before.kind === after.kind) {
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

/** `garden#Bed.width` → `Bed.width`. */
const nameOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** `garden#Bed.width` → `width`. */
const lastName = (id: string): string => /[\w$-]+\)?$/.exec(id)?.[0] ?? id;

/** What an id belongs to: `garden#Bed.width` → `garden#Bed`, `@garden/cli#--depth` → `@garden/cli#`. */
const parentOf = (id: string): string => id.replace(/(?:--[\w-]+|\.[^.]+|[\w$]+|\([^)]*\))$/, '');

/** Words of a name: `--soil-depth` and `soilDepth` have the same. */
const wordsOf = (id: string): string[] =>
  (/[\w-]+\)?$/.exec(id)?.[0] ?? '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2);

/** Whether a release says nothing about an item that isn't in its surface, since its owner may have it all the same. */
const isUncertain = (id: string, surface: Surface): boolean => {
  const owner = surface[/^[^#]*#[\w$]+/.exec(id)?.[0] ?? ''];
  const parent = surface[parentOf(id)];
  const name = id.slice(parentOf(id).length).replace(/^\./, '');
  return owner?.unresolved === true || (parent?.inherited?.includes(name) ?? false);
};

/** The parameter that an export had in the place of another one. */
const parameterBefore = (id: string, before: Surface, after: Surface): string | undefined => {
  if (after[id]?.kind !== 'param') return undefined;
  const own = (surface: Surface): string[] =>
    Object.keys(surface).filter(
      (other) => surface[other]?.kind === 'param' && parentOf(other) === parentOf(id),
    );
  const old = own(before)[own(after).indexOf(id)];
  return old !== undefined && after[old] === undefined ? old : undefined;
};

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
export const compareSurfaces = (
  before: Surface,
  after: Surface,
  options: CompareOptions = {},
): SurfaceDifference => {
  const equivalents = equivalentsFor(options);
  const changes = new Map<string, Difference[]>();
  const add = (id: string, ...found: readonly Difference[]): void => {
    if (found.length > 0) changes.set(id, [...(changes.get(id) ?? []), ...found]);
  };
  const added = Object.keys(after).filter(
    (id) => before[id] === undefined && !isUncertain(id, before),
  );
  const gone = Object.entries(before).filter(
    ([id]) => after[id] === undefined && !isUncertain(id, after),
  );
  const successors = new Map<string, string>();
  const guesses = new Map(
    added.map((id) => {
      const item = after[id];
      return [id, item && renamedFrom(id, item, gone)] as const;
    }),
  );
  for (const id of added) {
    const item = after[id];
    if (!item) continue;
    const moved = gone.find(
      ([old, {kind}]) => nameOf(old) === nameOf(id) && kind === item.kind,
    )?.[0];
    const guess = guesses.get(id);
    const isOnly = [...guesses.values()].filter((other) => other === guess).length === 1;
    const renamed = parameterBefore(id, before, after) ?? (isOnly ? guess : undefined);
    const from = moved ?? renamed;
    if (from === undefined || successors.has(from)) continue;
    successors.set(from, id);
    add(id, {what: moved === undefined ? 'renamed' : 'moved', from});
  }
  for (const [id] of gone) {
    const to = successors.get(id);
    add(id, {what: 'removed', ...(to !== undefined && {to})});
  }
  const stillDeprecated = new Set(
    Object.entries(after).flatMap(([id, {deprecated}]) =>
      deprecated !== undefined && before[id]?.deprecated !== undefined ? [lastName(id)] : [],
    ),
  );
  for (const [id, item] of Object.entries(after)) {
    const old = before[id];
    if (!old) continue;
    // Options that a declaration repeats lose their comments, while those of the type that they are from keep them.
    const found = itemDifferences(old, item, equivalents).filter(
      ({what}) => what !== 'undeprecated' || !stillDeprecated.has(lastName(id)),
    );
    add(id, ...found);
  }
  return {added, changes};
};
