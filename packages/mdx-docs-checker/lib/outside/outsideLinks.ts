import type {LinkSource} from '../links/linkFindings';

/** Where an address is linked. */
export interface OutsidePlace {
  /** From the project's root, with forward slashes. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/**
 * The outside addresses of pages and sources, without what follows `#`, each with its places.
 *
 * @param isOutside whether an address with `https:` or `http:` leads to another site
 */
export const outsideLinks = (
  sources: readonly LinkSource[],
  isOutside: (url: string) => boolean = () => true,
): Map<string, OutsidePlace[]> => {
  const found = new Map<string, OutsidePlace[]>();
  for (const {file, links} of sources) {
    for (const {url, line} of links) {
      if (!/^https?:\/\//.test(url) || !URL.canParse(url) || !isOutside(url)) continue;
      const address = new URL(url);
      address.hash = '';
      const places = found.get(address.href) ?? [];
      places.push({file, line});
      found.set(address.href, places);
    }
  }
  return found;
};
