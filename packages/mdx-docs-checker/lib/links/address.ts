/** The parts of a link's target. */
export interface Address {
  /**
   * `local`: a path, file or anchor; `own`: this site by its domain; `built`: `pathname://`, a file
   * that the router does not know; `external`: everything else.
   */
  readonly leadsTo: 'local' | 'own' | 'built' | 'external';
  readonly path: string;
  /** What follows the path: `?query#hash`. */
  readonly suffix: string;
  /** What follows the `#`, decoded; undefined without a `#`. */
  readonly hash: string | undefined;
}

/**
 * Whether a text is an address of the site with its domain: `https://example.com/docs` or `example.com/docs`.
 *
 * @param hosts the site's domains
 */
export const isOwnAddress = (text: string, hosts: readonly string[] = []): boolean =>
  hosts.includes(
    text
      .replace(/^(?:https?:)?\/\//, '')
      .replace(/[/?#].*$/s, '')
      .toLowerCase(),
  );

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const split = (leadsTo: Address['leadsTo'], target: string): Address => {
  const at = target.search(/[?#]/);
  const path = at < 0 ? target : target.slice(0, at);
  const suffix = at < 0 ? '' : target.slice(at);
  const hashAt = suffix.indexOf('#');
  const hash = hashAt < 0 ? undefined : decoded(suffix.slice(hashAt + 1));
  return {leadsTo, path: decoded(path), suffix, hash};
};

/**
 * Parses a link's target.
 *
 * @param hosts the site's domains
 */
export const parseAddress = (url: string, hosts?: readonly string[]): Address => {
  if (url.startsWith('pathname:')) return split('built', url.replace(/^pathname:(?:\/\/)?/, ''));
  if (/^(?:https?:)?\/\//i.test(url) && isOwnAddress(url, hosts)) {
    const target = url.replace(/^(?:https?:)?\/\/[^/?#]*/i, '');
    return split('own', target.startsWith('/') ? target : `/${target}`);
  }
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) ? split('external', url) : split('local', url);
};
