// For the page that a site shows at an unknown address: what the address may mean.
import {nearest, nearestPath} from './nearest.ts';

/** A page that a site has: its address without a host, and its title. */
export interface PageName {
  url: string;
  title: string;
}

/** A page that an address may mean. */
export interface Suggestion extends PageName {
  /** It has a similar address, the same or a similar name elsewhere, or is a section above it. */
  reason: 'similar' | 'moved' | 'parent';
}

/** More would be guesses. */
const maxSuggestions = 3;

const decode = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};

/** Normalizes what people and tools get wrong: case, suffix, dashes … */
const keyOf = (address: string): string =>
  decode(address)
    .toLowerCase()
    .replace(/[\s"'<>()[\].,;:!?*`]+$/, '')
    .replace(/\/index(\.\w+)?$|\.(html?|mdx?)$/, '')
    .replace(/[-_\s]/g, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => `/${part}`)
    .join('');

const lastOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** At most three pages that an unknown address most likely means, followed by the sections above it. */
export const suggestPages = (address: string, pages: readonly PageName[]): Suggestion[] => {
  const wanted = keyOf(address);
  const byKey = new Map(pages.map((page) => [keyOf(page.url), page]));
  byKey.delete('');
  const found = new Map<string, Suggestion>();
  const add = (key: string, reason: Suggestion['reason']): void => {
    const page = byKey.get(key);
    if (page && !found.has(key)) found.set(key, {...page, reason});
  };
  const rest = (): string[] => [...byKey.keys()].filter((key) => !found.has(key));

  add(wanted, 'similar');
  while (found.size < maxSuggestions - 1) {
    const key = nearestPath(wanted, rest());
    if (key === undefined) break;
    add(key, lastOf(key) === lastOf(wanted) ? 'moved' : 'similar');
  }
  if (found.size < maxSuggestions - 1) {
    const keys = rest();
    const name = nearest(lastOf(wanted), keys.map(lastOf));
    const key = keys.find((candidate) => lastOf(candidate) === name);
    if (name !== undefined && name !== '' && key !== undefined) add(key, 'moved');
  }
  for (let parent = wanted; parent !== '' && found.size < maxSuggestions;) {
    parent = parent.slice(0, parent.lastIndexOf('/'));
    add(parent, 'parent');
  }
  return [...found.values()];
};

/**
 * An address as text for readers: without escapes, control characters and bidirectional marks.
 *
 * @param maxLength longer addresses are truncated
 */
export const readableAddress = (address: string, maxLength: number): string => {
  const plain = decode(address).replace(/[\p{Cc}\p{Cf}]/gu, '');
  return plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain;
};

/** The words of an address to search for: those of its last part. */
export const wordsOf = (address: string): string =>
  (decode(address).replace(/\/+$/, '').split('/').at(-1) ?? '')
    .replace(/\.\w+$/, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replace(/[^\p{L}\p{N}@]+/gu, ' ')
    .trim()
    .toLowerCase();
