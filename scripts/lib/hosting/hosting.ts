import {everywhereHeaders, type Headers} from '../../../src/config/headers';
import type {Redirect} from '../../../src/config/redirects';

/** Everything that a host has to know about the built site. */
export interface Hosting {
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
  baseUrl,
  redirects,
  policy,
  reportOnly,
  areas,
}: {
  baseUrl: string;
  redirects: readonly Redirect[];
  policy: string;
  /** A policy that browsers only report about. */
  reportOnly?: string | undefined;
  areas: readonly string[];
}): Hosting => {
  const below = (address: string): string =>
    address.startsWith('/') ? baseUrl + address.slice(1) : address;
  const headers: Headers = {
    ...everywhereHeaders,
    [POLICY]: policy,
    ...(reportOnly === undefined ? {} : {'Content-Security-Policy-Report-Only': reportOnly}),
  };
  policyOf(headers);
  return {
    baseUrl,
    areas,
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
