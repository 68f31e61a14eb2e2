// The format of an API history: what a package's published types say about each release.

/** Rises when a file of the old format can't be read as one of the new format. */
export const HISTORY_FORMAT = 1;

/**
 * When something happened, as far as the releases tell that could be read:
 *
 * - `4.0.250`: in exactly this release; the one before was read and hasn't got it.
 * - `4.0.301..4.0.305`: not in 4.0.301, but in 4.0.305; the releases between them could not be read.
 * - `..4.0.0`: in 4.0.0 or earlier, since 4.0.0 is the first release that was read.
 *
 * `readMoment` takes it apart.
 */
export type Moment = string;

/**
 * What an item is:
 *
 * - `function`, `hook`, `component`, `class`, `const`, `type`: an export, or a member of one (`Easing.bezier`)
 * - `param`: a positional parameter
 * - `option`: a property of an options object, or a prop
 * - `field`: a property of a type
 * - `result`: a property of what a function returns
 * - `flag`: a flag of the command line
 * - `setter`: a method that sets an option of a configuration file
 */
export type HistoryKind =
  | 'function'
  | 'hook'
  | 'component'
  | 'class'
  | 'const'
  | 'type'
  | 'param'
  | 'option'
  | 'field'
  | 'result'
  | 'flag'
  | 'setter';

/** One thing that a release did to an item. */
export type HistoryChange =
  /** It went. `to` is the id of what took its place, where that is certain. */
  | {at: Moment; what: 'removed'; to?: string}
  /** It came back after it had gone. */
  | {at: Moment; what: 'added'}
  /** It could be imported from elsewhere before: `from` is the id that it had. */
  | {at: Moment; what: 'moved' | 'renamed'; from: string}
  /** A required option can be left out now, or the reverse. */
  | {at: Moment; what: 'optional' | 'required'}
  /** Defaults as they are written in code; only where both are known. */
  | {at: Moment; what: 'default'; from: string; to: string}
  /** `note` is the text of `@deprecated`, possibly empty. */
  | {at: Moment; what: 'deprecated'; note: string}
  | {at: Moment; what: 'undeprecated'}
  /**
   * Another type. `added` and `removed` are the members of a union that came and went, in committed files only
   * those short enough for a sentence; without them, the type is a different one. Types are spelled out, without the
   * packages' own names, and cropped with `…`.
   */
  | {at: Moment; what: 'type'; from: string; to: string; added?: string[]; removed?: string[]};

/** The history of one export, option, flag or setter. */
export interface HistoryItem {
  kind: HistoryKind;
  /** The first release that has it. */
  since: Moment;
  /** Oldest first; left out when there are none. */
  changes?: HistoryChange[];
}

/** The history of one package. */
export interface PackageHistory {
  format: typeof HISTORY_FORMAT;
  package: string;
  /** The release that the pages describe: what came later is newer than the documentation. */
  documented: string;
  /**
   * The releases that the history is made from, oldest first: those that the registry has, or some of them. The
   * shorter the list, the wider are the moments.
   */
  releases: string[];
  /** True when the package is older than its first release here. */
  older: boolean;
  /**
   * By id, sorted: `garden#Bed`, `garden#Bed.width` (prop, option or field), `garden#plant.soil.depth` (nested),
   * `garden#useWeather().rain` (result), `garden#plant(seed)` (positional parameter), `@garden/cli#--depth` (flag),
   * `@garden/cli/config#Config.setDepth` (setter). Before `#` is the entry point.
   */
  items: Record<string, HistoryItem>;
}

/** What a release after the documented one did to something that a page explains. */
export interface LaterChange {
  at: Moment;
  what: 'removed' | 'deprecated';
  /**
   * What to use instead, only where that is certain: the id that something was moved to, or the name that
   * `@deprecated` gives.
   */
  to?: string;
}

/** What the releases of a package after the documented one removed or deprecated. */
export interface LaterChanges {
  /** The documented release. */
  from: string;
  /** The last release that was read; what is named here still holds in it. */
  to: string;
  /** By id, sorted. */
  items: Record<string, LaterChange>;
}

/** Packages whose later releases did such a thing, by name. */
export interface LaterFile {
  format: typeof HISTORY_FORMAT;
  packages: Record<string, LaterChanges>;
}

/** A moment, taken apart. */
export interface ReadMoment {
  /** The last release that was read before it; undefined when there is none. */
  after?: string;
  /** The first release that has it. */
  at: string;
  /** True when the release is certain. */
  isExact: boolean;
}

const VERSION = /^\d+\.\d+\.\d+$/;

/**
 * Takes a moment apart.
 *
 * @throws when it isn't one
 */
export const readMoment = (moment: Moment): ReadMoment => {
  const [first = '', second, ...rest] = moment.split('..');
  const isRange = second !== undefined;
  const at = second ?? first;
  if (rest.length > 0 || !VERSION.test(at) || (isRange && first !== '' && !VERSION.test(first))) {
    throw new Error(`"${moment}" is not a moment such as 4.0.250, 4.0.301..4.0.305 or ..4.0.0.`);
  }
  return {...(isRange && first !== '' && {after: first}), at, isExact: !isRange};
};

/** Orders versions such as `4.0.9` and `4.0.10`: negative when the first one is older. */
export const compareVersions = (a: string, b: string): number => {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let index = 0; index < 3; index++) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
};
