import {compareVersions} from './format';
import {releasesBetween} from './between';
import {readChoice, type IsOwn, type Known} from './readChoice';
import type {Release} from './releases';

/** What releases did to one package. */
export interface PackageChanges {
  readonly name: string;
  readonly releases: readonly Release[];
}

/** What changed between two versions, or why that can't be said. */
export type Comparison =
  | {kind: 'changes'; from: string; to: string; packages: readonly PackageChanges[]}
  | {kind: 'problem'; text: string};

export const isReleases = (value: unknown): value is Release[] =>
  Array.isArray(value) &&
  value.every(
    (item: unknown) =>
      typeof item === 'object' && item !== null && 'moment' in item && 'entries' in item,
  );

/** The version that a text names; undefined when that is none between the first and the documented one. */
const versionOf = (text: string, known: Known, isOwn: IsOwn): string | undefined => {
  const choice = readChoice(text, known, isOwn);
  switch (choice.kind) {
    case 'version':
    case 'unpublished':
      return choice.version;
    case 'range':
      return choice.lowest;
    default:
      return undefined;
  }
};

/** The versions that can be compared, in words. */
export const rangeOf = ({first, documented}: Known): string => `${first} to ${documented}`;

/**
 * Compares two versions, package by package.
 *
 * @param load reads all releases of a package; what it throws is thrown
 */
export const compareReleases = async (
  {from, to, names}: {from: string; to: string; names: readonly string[]},
  known: Known,
  isOwn: IsOwn,
  load: (name: string) => Promise<readonly Release[]>,
): Promise<Comparison> => {
  const [start, end] = [versionOf(from, known, isOwn), versionOf(to, known, isOwn)];
  if (start === undefined || end === undefined) {
    const wrong = start === undefined ? from : to;
    return {
      kind: 'problem',
      text:
        wrong === ''
          ? `Enter a version from ${rangeOf(known)}.`
          : `“${wrong.slice(0, 40)}” isn’t a version from ${rangeOf(known)}.`,
    };
  }
  if (compareVersions(start, end) >= 0) {
    return {kind: 'problem', text: `${start} isn’t older than ${end}.`};
  }
  const packages = await Promise.all(
    names.map(async (name) => ({
      name,
      releases: releasesBetween(await load(name), start, end),
    })),
  );
  return {kind: 'changes', from: start, to: end, packages};
};
