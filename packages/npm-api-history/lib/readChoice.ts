import {compareVersions} from './format';
import {isVersion} from './versions';

/** What a reader has said about their version of the packages. */
export type Choice =
  /** Nothing yet. */
  | {kind: 'empty'}
  /** A release whose differences to the documented version are known. */
  | {kind: 'version'; version: string}
  /** A range, or a tag such as `latest`; the lowest version of a range is known if it names one. */
  | {kind: 'range'; range: string; lowest?: string}
  /** Packages of one project at several versions. */
  | {kind: 'mixed'; packages: readonly NamedVersion[]; lowest: string}
  /** A number between the first and the documented version that was never published. */
  | {kind: 'unpublished'; version: string; before: string}
  /** Before the history begins, or after the documented version. */
  | {kind: 'earlier' | 'later'; version: string}
  /** Neither a version nor a package.json that names one of the packages. */
  | {kind: 'unreadable'; why: 'text' | 'json' | 'no-package' | 'elsewhere'};

/** The answer to a text that begins like a package.json and can't be parsed. */
export const NOT_JSON =
  'This looks like a package.json, but it isn’t valid JSON. Paste the whole file.';

/** A package with what a package.json asks for. */
export interface NamedVersion {
  readonly name: string;
  readonly version: string;
}

/** The releases that the history knows, from the first one to the documented version. */
export interface Known {
  readonly first: string;
  readonly documented: string;
  /** In their order. */
  readonly releases: readonly string[];
}

/** Longer texts are no package.json, in characters. */
const LONGEST_TEXT = 500_000;

const FIELDS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a package has the history, by its name. */
export type IsOwn = (packageName: string) => boolean;

/** The packages with the history that a package.json names; the first mention of each counts. */
export const namedPackages = (json: unknown, isOwn: IsOwn): NamedVersion[] => {
  if (!isObject(json)) return [];
  const found = new Map<string, string>();
  for (const field of FIELDS) {
    const dependencies = json[field];
    if (!isObject(dependencies)) continue;
    for (const [name, version] of Object.entries(dependencies)) {
      if (isOwn(name) && typeof version === 'string' && !found.has(name))
        found.set(name, version.trim());
    }
  }
  return [...found].map(([name, version]) => ({name, version}));
};

/** `npm:garden@4.0.200` and `v4.0.200` name a version, too. */
const bare = (text: string): string =>
  text
    .trim()
    .replace(/^npm:.+@/u, '')
    .replace(/^(?:=\s*)?v?(?=\d)/u, '');

/** The lowest version of a range such as `^4.0.200`, `>=4.0.200 <5` or `~4.0.200`. */
const lowestOf = (range: string): string | undefined => {
  const [, version] = /^(?:\^|~|>=)\s*v?(\d+\.\d+\.\d+)(?:\s+<[^|]*)?$/u.exec(range) ?? [];
  return version;
};

const isRange = (text: string): boolean =>
  /^[\^~<>=*]|^(?:latest|next|alpha|beta|canary)$|^\d+(?:\.(?:\d+|[x*]))*(?:\s|\|\||$)/u.test(text);

const readVersion = (text: string, {first, documented, releases}: Known): Choice => {
  const version = bare(text);
  if (!isVersion(version)) {
    if (!isRange(version)) return {kind: 'unreadable', why: 'text'};
    const lowest = lowestOf(version);
    return {kind: 'range', range: version, ...(lowest === undefined ? {} : {lowest})};
  }
  if (compareVersions(version, first) < 0) return {kind: 'earlier', version};
  if (compareVersions(version, documented) > 0) return {kind: 'later', version};
  if (releases.includes(version)) return {kind: 'version', version};
  const before = releases.findLast((release) => compareVersions(release, version) < 0) ?? first;
  return {kind: 'unpublished', version, before};
};

const readPackages = (packages: readonly NamedVersion[], known: Known): Choice => {
  const [one, ...others] = packages;
  if (!one) return {kind: 'unreadable', why: 'no-package'};
  if (others.every(({version}) => version === one.version)) {
    const choice = readVersion(one.version, known);
    // A path, a workspace or an address: the version is written in another file.
    return choice.kind === 'unreadable' ? {kind: 'unreadable', why: 'elsewhere'} : choice;
  }
  const versions = packages
    .map(({version}) => lowestOf(bare(version)) ?? bare(version))
    .filter(isVersion)
    .sort(compareVersions);
  return {kind: 'mixed', packages, lowest: versions[0] ?? known.documented};
};

/** Understands a version, a range, or the text of a package.json. */
export const readChoice = (text: string, known: Known, isOwn: IsOwn): Choice => {
  const trimmed = text.trim();
  if (trimmed === '') return {kind: 'empty'};
  if (trimmed.length > LONGEST_TEXT) return {kind: 'unreadable', why: 'json'};
  if (!/^[[{"]/u.test(trimmed)) return readVersion(trimmed, known);
  try {
    return readPackages(namedPackages(JSON.parse(trimmed), isOwn), known);
  } catch {
    return {kind: 'unreadable', why: 'json'};
  }
};
