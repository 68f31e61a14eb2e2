import {
  compareVersions,
  HISTORY_FORMAT,
  type HistoryChange,
  type HistoryItem,
  type Moment,
  type PackageHistory,
} from './format';
import {compareSurfaces, type CompareOptions, type SurfaceDifference} from './compare';
import type {Surface} from './surface';

/** A release that differs from the one that was read before it. */
export interface Step {
  before: string;
  after: string;
  difference: SurfaceDifference;
}

/** Reads what a release says; the same release is asked for once. */
export type ReadRelease = (version: string) => Promise<Surface>;

const isSame = (a: Surface, b: Surface): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Neighbors that are loaded together: all of them are likely to be read. */
const NEARBY = 32;

/**
 * Finds the releases that changed something, by halving: between two releases that say the same, none is read.
 * What came and went between two such releases is missed.
 */
export const findSteps = async (
  releases: readonly string[],
  read: ReadRelease,
  prepare: (versions: readonly string[]) => Promise<void> = () => Promise.resolve(),
  compare?: CompareOptions,
): Promise<Step[]> => {
  const between = async (low: number, high: number): Promise<Step[]> => {
    const [before, after] = [releases[low], releases[high]];
    if (before === undefined || after === undefined || low === high) return [];
    const [old, now] = [await read(before), await read(after)];
    if (isSame(old, now)) return [];
    if (high - low === 1) return [{before, after, difference: compareSurfaces(old, now, compare)}];
    if (high - low <= NEARBY) await prepare(releases.slice(low, high + 1));
    const middle = Math.floor((low + high) / 2);
    return [...(await between(low, middle)), ...(await between(middle, high))];
  };
  return between(0, releases.length - 1);
};

/** Whether one release follows another with none between them, by their numbers. */
const follows = (before: string, after: string): boolean => {
  const [left, right] = [before, after].map((version) => version.split('.').map(Number));
  return (
    left?.[0] === right?.[0] &&
    left?.[1] === right?.[1] &&
    (left?.[2] ?? 0) + 1 === (right?.[2] ?? 0)
  );
};

/** When something happened that a release has and one before it hasn't. */
export const momentOf = ({before, after}: Pick<Step, 'before' | 'after'>): Moment =>
  follows(before, after) ? after : `${before}..${after}`;

const withStep = (items: Map<string, HistoryItem>, step: Step, surface: Surface): void => {
  const at = momentOf(step);
  const {added, changes} = step.difference;
  const append = (id: string, ...more: readonly HistoryChange[]): void => {
    const item = items.get(id);
    if (item) items.set(id, {...item, changes: [...(item.changes ?? []), ...more]});
  };
  for (const id of added) {
    const found = surface[id];
    if (!found) continue;
    const known = items.get(id);
    if (known) {
      items.set(id, {...known, kind: found.kind});
      append(id, {at, what: 'added'});
    } else {
      items.set(id, {
        kind: found.kind,
        since: at,
        ...(found.deprecated !== undefined && {
          changes: [{at, what: 'deprecated', note: found.deprecated.replace(/\s+/g, ' ')}],
        }),
      });
    }
  }
  for (const [id, found] of changes) {
    append(id, ...found.map((change): HistoryChange => ({at, ...change})));
    const now = surface[id];
    const item = items.get(id);
    if (now && item) items.set(id, {...item, kind: now.kind});
  }
};

const sorted = (items: ReadonlyMap<string, HistoryItem>): Record<string, HistoryItem> =>
  Object.fromEntries([...items].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));

/** What is known of a package before its history is read. */
export interface HistoryInput {
  packageName: string;
  /** The release that the pages describe. */
  documented: string;
  /** Releases to read, oldest first; with `known`, later ones are what is new. */
  releases: readonly string[];
  /** True when the package is older than the first of them. */
  older: boolean;
  read: ReadRelease;
  /** Told of releases that are likely to be read next, such as to download them together. */
  prepare?: (versions: readonly string[]) => Promise<void>;
  compare?: CompareOptions;
  /** The history so far, to be extended. */
  known?: PackageHistory | undefined;
}

/** Reads the history of a package, or goes on from where `known` ends. */
export const readHistory = async ({
  packageName,
  documented,
  releases,
  older,
  read,
  prepare,
  compare,
  known,
}: HistoryInput): Promise<PackageHistory> => {
  const last = known?.releases.at(-1);
  const rest =
    last === undefined
      ? releases
      : [last, ...releases.filter((version) => compareVersions(version, last) > 0)];
  const items = new Map<string, HistoryItem>(Object.entries(known?.items ?? {}));
  const first = rest[0];
  if (!known && first !== undefined) {
    for (const [id, {kind, deprecated}] of Object.entries(await read(first))) {
      items.set(id, {
        kind,
        since: `..${first}`,
        ...(deprecated !== undefined && {
          changes: [{at: `..${first}`, what: 'deprecated', note: deprecated.replace(/\s+/g, ' ')}],
        }),
      });
    }
  }
  for (const step of await findSteps(rest, read, prepare, compare)) {
    withStep(items, step, await read(step.after));
  }
  return {
    format: HISTORY_FORMAT,
    package: packageName,
    documented,
    releases: known ? [...known.releases, ...rest.slice(1)] : [...rest],
    older: known?.older ?? older,
    items: sorted(items),
  };
};
