import type {Chapter} from './chapter';

/** Addresses are compared without a slash at the end, as the router does. */
export const withoutSlash = (address: string): string => address.replace(/(.)\/$/, '$1');

/** An id as a name that XML accepts; the first letter can be a digit in HTML. */
export const xmlName = (id: string): string =>
  `h-${id.replace(/[^\w.-]/g, (letter) => `_${(letter.codePointAt(0) ?? 0).toString(16)}`)}`;

const decoded = (hash: string): string => {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
};

/** A place in a book: a chapter, or a heading of it. */
interface Place {
  readonly chapter: Chapter;
  readonly id?: string;
}

/**
 * Finds the places in a book that the links between its pages lead to.
 *
 * @returns the place, or undefined when the address isn't that of a page in the book
 */
export const innerLinks = (
  chapters: readonly Chapter[],
  origin: string,
): ((url: URL) => Place | undefined) => {
  const places = new Map(
    chapters.map((chapter) => [
      chapter.pathname,
      {
        chapter,
        ids: new Set(
          chapter.parts.flatMap((part) =>
            typeof part !== 'string' && 'id' in part ? [part.id] : [],
          ),
        ),
      },
    ]),
  );
  return (url) => {
    if (url.origin !== origin) return undefined;
    const place = places.get(withoutSlash(url.pathname));
    if (!place) return undefined;
    const id = decoded(url.hash.slice(1));
    return place.ids.has(id) ? {chapter: place.chapter, id} : {chapter: place.chapter};
  };
};
