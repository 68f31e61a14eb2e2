import {site} from '../../../src/config/site';

/** The parts of a link's target. */
export interface Address {
  /**
   * `local`: a path, file or anchor; `own`: this site by its domain; `built`: `pathname://`, a file
   * that the router does not know; `external`: everything else.
   */
  leadsTo: 'local' | 'own' | 'built' | 'external';
  path: string;
  /** What follows the path: `?query#hash`. */
  suffix: string;
  /** What follows the `#`, decoded; undefined without a `#`. */
  hash: string | undefined;
}

const host = new URL(site.url).host;
const ownHosts = new Set([host, host.replace(/^www\./, '')]);

/** An address of this site with its domain: `https://www.remotion.dev/docs` or `remotion.dev/docs`. */
export const isOwnAddress = (text: string): boolean =>
  ownHosts.has(
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

/** Parses a link's target. */
export const parseAddress = (url: string): Address => {
  if (url.startsWith('pathname:')) return split('built', url.replace(/^pathname:(?:\/\/)?/, ''));
  if (/^(?:https?:)?\/\//i.test(url) && isOwnAddress(url)) {
    const target = url.replace(/^(?:https?:)?\/\/[^/?#]*/i, '');
    return split('own', target.startsWith('/') ? target : `/${target}`);
  }
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(url) ? split('external', url) : split('local', url);
};
