import {
  compareVersions,
  type HistoryKind,
  type LaterChange,
  type LaterChanges,
  type Moment,
  readMoment,
} from './format';
import {compareSurfaces, type CompareOptions, type Difference} from './compare';
import {momentOf, type ReadRelease} from './readHistory';
import type {Surface} from './surface';

/** What a reader of the documented release will meet; additions and types are of no concern to existing code. */
const isMet = ({what}: Difference): boolean => what === 'removed' || what === 'deprecated';

/**
 * The name of a positional parameter is no part of a call, and flags are read from code whose form changes, so that
 * one that isn't found may still be there.
 */
const UNPROVEN: ReadonlySet<HistoryKind> = new Set(['param', 'flag']);

/**
 * “Use `trimBefore` instead.” → trimBefore, “Use the toCaptions() function instead.” → toCaptions. In steps, it is the
 * last one: “Use `bundle()`, then pass its output to `deploySiteFromBundle()`.” → deploySiteFromBundle.
 */
const successorIn = (note: string): string | undefined => {
  const {quoted, called} =
    /\b(?:use(?: the)?|renamed to)\s+(?:\[?[`"]<?(?<quoted>[\w.]+)|(?<called>[\w.]+)\(\))/iu.exec(
      note,
    )?.groups ?? {};
  const {last} = /\bthen\b[^`.]*`(?<last>[\w.]+)\(\)`/iu.exec(note)?.groups ?? {};
  return last ?? quoted ?? called;
};

const nameOf = (id: string): string => id.slice(id.indexOf('#') + 1);

/** What was deprecated, by its name without the entry point. */
const deprecatedNames = (surface: Surface): ReadonlySet<string> =>
  new Set(
    Object.entries(surface).flatMap(([id, {deprecated}]) =>
      deprecated === undefined ? [] : [nameOf(id)],
    ),
  );

/** What happened to an item; its successor only where that is certain: moved under its name, or named by the types. */
const laterOf = (difference: Difference, moved: boolean): Omit<LaterChange, 'at'> | undefined => {
  if (difference.what === 'removed') {
    return {
      what: 'removed',
      ...(moved && difference.to !== undefined && {to: difference.to}),
    };
  }
  if (difference.what !== 'deprecated') return undefined;
  const to = successorIn(difference.note);
  return {what: 'deprecated', ...(to !== undefined && {to})};
};

/** The changes from one release to another that a reader will meet, by id. */
export const metChanges = (
  before: Surface,
  after: Surface,
  compare?: CompareOptions,
): Map<string, Omit<LaterChange, 'at'>> => {
  const {changes} = compareSurfaces(before, after, compare);
  const found = new Map<string, Omit<LaterChange, 'at'>>();
  // An entry point that repeats a declaration can lose its comments: what another one says has been true before.
  const deprecatedBefore = deprecatedNames(before);
  for (const [id, differences] of changes) {
    if (UNPROVEN.has(before[id]?.kind ?? 'param')) continue;
    const difference = differences.find(isMet);
    if (!difference) continue;
    if (difference.what === 'deprecated' && deprecatedBefore.has(nameOf(id))) continue;
    const isMoved =
      difference.what === 'removed' &&
      difference.to !== undefined &&
      (changes.get(difference.to) ?? []).some(({what}) => what === 'moved');
    const later = laterOf(difference, isMoved);
    if (later) found.set(id, later);
  }
  return found;
};

/** What is known before the changes of a package after its documented release are read. */
interface LaterInput {
  /** The documented release and all later ones, oldest first. */
  releases: readonly string[];
  read: ReadRelease;
  /** Whether a page explains an item: only then is it worth a search. */
  isExplained: (id: string) => boolean;
  compare?: CompareOptions;
}

/**
 * Finds what the releases after the documented one removed or deprecated for good, that is as of the last of them,
 * and when, by halving: the release before hasn't done it, the one named has.
 */
export const readLater = async ({
  releases,
  read,
  isExplained,
  compare,
}: LaterInput): Promise<LaterChanges['items']> => {
  const [documented, last] = [releases[0], releases.at(-1)];
  if (documented === undefined || last === undefined || documented === last) return {};
  const before = await read(documented);
  const known = new Map<string, ReturnType<typeof metChanges>>();
  const changesTo = async (version: string): Promise<ReturnType<typeof metChanges>> => {
    const found = known.get(version) ?? metChanges(before, await read(version), compare);
    known.set(version, found);
    return found;
  };
  const momentFor = async (id: string, what: LaterChange['what']): Promise<Moment> => {
    // One entry point may be without a comment that another one has had for some time.
    const ids =
      what === 'deprecated'
        ? [...(await changesTo(last)).keys()].filter((other) => nameOf(other) === nameOf(id))
        : [id];
    let [low, high] = [0, releases.length - 1];
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      const found = await changesTo(releases[middle] ?? last);
      if (ids.some((other) => found.get(other)?.what === what)) high = middle;
      else low = middle;
    }
    return momentOf({before: releases[low] ?? documented, after: releases[high] ?? last});
  };
  const items: Record<string, LaterChange> = {};
  for (const [id, change] of await changesTo(last)) {
    if (!isExplained(id)) continue;
    const at = await momentFor(id, change.what);
    // What to use instead has to be there from the same release on.
    const then = [...(await changesTo(readMoment(at).at))].filter(
      ([other]) => nameOf(other) === nameOf(id),
    );
    items[id] = then.some(([, {to}]) => to === change.to)
      ? {at, ...change}
      : {at, what: change.what};
  }
  return Object.fromEntries(Object.entries(items).sort(([a], [b]) => (a < b ? -1 : 1)));
};

/** The releases of a package from the documented one on. */
export const releasesFrom = (documented: string, releases: readonly string[]): string[] =>
  releases.filter((version) => compareVersions(version, documented) >= 0);
