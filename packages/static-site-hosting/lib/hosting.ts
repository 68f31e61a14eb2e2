import type {Headers} from './headers';

/** An address that redirects elsewhere. */
export interface Redirect {
  /** Path from the site's root, without a slash at the end. */
  readonly from: string;
  /** Path from the site's root, or an address on another site. */
  readonly to: string;
  /** Whether the page has moved for good (301), or the target may change (302). */
  readonly isPermanent: boolean;
}

/** What is special about a site. Paths begin with a slash and are without the base URL. */
export interface SiteParts {
  /** The folder of files whose names have a hash of their content: `/assets/`. */
  readonly hashedFiles: string;
  /** The page that other sites may show in a frame: `/embed`. */
  readonly embedPage?: string;
  /** A folder whose files have a policy of their own: `/sandbox/`. */
  readonly sandbox?: {readonly folder: string; readonly policy: string};
  /** Scripts of workers, which have the policy of the pages: `/sw.js`. */
  readonly workers?: readonly string[];
  /** Further folders without pages, for which no function of a host needs to run: `/img/`. */
  readonly fileFolders?: readonly string[];
}

/** Everything that a host has to know about the built site. */
export interface Hosting extends SiteParts {
  /** The path that the site is served at, with a slash at both ends. */
  readonly baseUrl: string;
  /** With the base URL, and for addresses with and without a slash at the end. */
  readonly redirects: readonly {from: string; to: string; status: 301 | 302}[];
  /** Headers of every answer, the policy among them. */
  readonly headers: Headers;
  /** The folders and pages at the root, without the base URL: `docs`, `blog`. */
  readonly areas: readonly string[];
}

/** The name of the header with the policy. */
export const POLICY = 'Content-Security-Policy';

/**
 * The policy among the headers.
 *
 * @throws when there is none: a host would send an empty header, which allows everything
 */
export const policyOf = (headers: Headers): string => {
  const policy = headers[POLICY] ?? '';
  if (policy.trim() === '') throw new Error(`The headers for hosts have no ${POLICY}.`);
  return policy;
};

/**
 * Puts together what hosts have to know.
 *
 * @throws when the policy is empty
 */
export const createHosting = ({
  redirects,
  headers: others,
  policy,
  reportOnly,
  ...site
}: SiteParts &
  Pick<Hosting, 'baseUrl' | 'areas'> & {
    readonly redirects: readonly Redirect[];
    /** Headers of every answer, in addition to the policy. */
    readonly headers: Headers;
    /** The Content Security Policy of the pages. */
    readonly policy: string;
    /** A policy that browsers only report about. */
    readonly reportOnly?: string | undefined;
  }): Hosting => {
  const below = (address: string): string =>
    address.startsWith('/') ? site.baseUrl + address.slice(1) : address;
  const headers: Headers = {
    ...others,
    [POLICY]: policy,
    ...(reportOnly === undefined ? {} : {'Content-Security-Policy-Report-Only': reportOnly}),
  };
  policyOf(headers);
  return {
    ...site,
    headers,
    redirects: redirects.flatMap(({from, to, isPermanent}) =>
      [from, `${from}/`].map((address) => ({
        from: below(address),
        to: below(to),
        status: isPermanent ? 301 : 302,
      })),
    ),
  };
};
