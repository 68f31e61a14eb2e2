import {
  compareVersions,
  readMoment,
  type HistoryChange,
  type HistoryItem,
  type Moment,
  type PackageHistory,
} from './format';
import {
  changeInWords,
  isFromTheStart,
  labelOf,
  namedMembers,
  ownerOf,
  releasesOfMoment,
} from './words';

/** One thing that a release did. */
export interface ReleaseEntry {
  /** The id of the item. */
  readonly id: string;
  readonly label: string;
  /** The label of the export that it belongs to. */
  readonly owner?: string;
  /** What happened, after the label; code is in backticks. */
  readonly words: string;
  /** The heading that explains it, from the site's root. */
  readonly url?: string;
}

/** What one release did, or one of several releases that could not be told apart. */
export interface Release {
  readonly moment: Moment;
  /** For readers: `4.0.250`, or `4.0.302–4.0.305`. */
  readonly name: string;
  readonly entries: readonly ReleaseEntry[];
}

/** The words of what a release added. */
export const NEW = 'is new';

const FIRST_WORDS = [NEW, 'was removed', 'was deprecated'];

/** Additions come first, then removals and deprecations, and other changes last. */
const rank = ({words}: ReleaseEntry): number => {
  const place = FIRST_WORDS.findIndex((start) => words.startsWith(start));
  return place === -1 ? FIRST_WORDS.length : place;
};

/** Entries that read the same, such as those of an export that two packages have, are one. */
const unique = (entries: readonly ReleaseEntry[]): ReleaseEntry[] => [
  ...new Map(
    entries.map((entry) => [`${entry.owner ?? ''} ${entry.label} ${entry.words}`, entry]),
  ).values(),
];

/** By release, newest first; none for what was there from the start. */
export const groupByRelease = (
  entries: readonly (readonly [moment: Moment, entry: ReleaseEntry])[],
): Release[] => {
  const byMoment = new Map<Moment, ReleaseEntry[]>();
  for (const [moment, entry] of entries) {
    if (isFromTheStart(moment)) continue;
    const known = byMoment.get(moment);
    if (known) known.push(entry);
    else byMoment.set(moment, [entry]);
  }
  const at = ({moment}: Release): string => readMoment(moment).at;
  return [...byMoment]
    .map(([moment, all]) => ({
      moment,
      name: releasesOfMoment(moment),
      entries: unique(all).sort(
        (a, b) =>
          rank(a) - rank(b) ||
          `${a.owner ?? ''}${a.label}`.localeCompare(`${b.owner ?? ''}${b.label}`, 'en'),
      ),
    }))
    .sort((a, b) => compareVersions(at(b), at(a)));
};

/** Whether an item only went through a change with the export that it belongs to. */
const isShared = (change: HistoryChange, owner: HistoryItem | undefined): boolean =>
  change.what !== 'type' &&
  (owner?.changes ?? []).some(
    (other) =>
      other.at === change.at &&
      other.what === change.what &&
      // What was deprecated for another reason is told apart.
      (other.what !== 'deprecated' || change.what !== 'deprecated' || other.note === change.note),
  );

/** What a list is about. */
interface Selection {
  /** All items, by default. */
  readonly ids?: readonly string[];
  /** Leaves changes out. */
  readonly isListed?: (change: HistoryChange) => boolean;
}

/**
 * Everything that happened to some items of a package. What came together with its export, or with the
 * option that it is a field of, isn't told apart from it, and what happened after the documented release is left out.
 *
 * @param urlOf the heading that explains an item
 */
export const releasesOf = (
  {items, documented}: Pick<PackageHistory, 'items' | 'documented'>,
  urlOf: (id: string) => string | undefined,
  {ids = Object.keys(items), isListed = () => true}: Selection = {},
): Release[] => {
  const entries: [Moment, ReleaseEntry][] = [];
  for (const id of ids) {
    const item = items[id];
    if (!item) continue;
    const owner = ownerOf(id, items);
    const url = urlOf(id) ?? (owner === undefined ? undefined : urlOf(owner));
    const add = (moment: Moment, words: string): void => {
      if (compareVersions(readMoment(moment).at, documented) > 0) return;
      entries.push([
        moment,
        {
          id,
          label: labelOf(id, items),
          ...(owner === undefined ? {} : {owner: labelOf(owner, items)}),
          words,
          ...(url === undefined ? {} : {url}),
        },
      ]);
    };
    const ownerItem = owner === undefined ? undefined : items[owner];
    // Types of props repeat what is said of components; a type counts where a heading explains its field.
    if (ownerItem?.kind === 'type' && urlOf(id) === undefined) continue;
    const outer = items[id.slice(0, id.lastIndexOf('.'))];
    if (ownerItem?.since !== item.since && outer?.since !== item.since) add(item.since, NEW);
    for (const change of item.changes ?? []) {
      if (!isShared(change, ownerItem) && isListed(change)) add(change.at, changeInWords(change));
    }
  }
  return groupByRelease(entries);
};

/** When an item came, for the last time if it was gone in between. */
export const beginningOf = ({since, changes = []}: HistoryItem): Moment =>
  changes.findLast(({what}) => what === 'added')?.at ?? since;

/** Whether a change says what is different: that a type is another one means little. */
export const isTelling = (change: HistoryChange): boolean =>
  change.what !== 'type' ||
  namedMembers(change.added).length > 0 ||
  namedMembers(change.removed).length > 0;

/**
 * The last change up to the documented version that a line below a heading tells; what its export went through, too,
 * is told at the top of the page.
 */
export const lastChange = (
  {changes = []}: HistoryItem,
  documented: string,
  owner?: HistoryItem,
): HistoryChange | undefined =>
  changes.findLast(
    (change) =>
      isTelling(change) &&
      !isShared(change, owner) &&
      change.what !== 'added' &&
      change.what !== 'removed' &&
      compareVersions(readMoment(change.at).at, documented) <= 0 &&
      !isFromTheStart(change.at),
  );
