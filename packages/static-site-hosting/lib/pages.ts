import {escapeAttribute} from './escapeAttribute';

/** Where a site is: its origin, and the path that it's served at, with a slash at both ends. */
export interface SiteAddress {
  readonly url: string;
  readonly baseUrl: string;
}

/** A page that leads elsewhere, for hosts without redirects; search engines do not list it. */
export const redirectPage = (to: string, {url, baseUrl}: SiteAddress): string => {
  const isOutside = !to.startsWith('/');
  const target = escapeAttribute(isOutside ? to : baseUrl + to.slice(1));
  const canonical = isOutside ? target : escapeAttribute(url) + target;
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${canonical}">
<title>Moved</title>
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</html>
`;
};

/** `robots.txt`: everything may be read; where the list of pages is. */
export const robotsFile = ({url, baseUrl}: SiteAddress): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;

/**
 * `security.txt` (RFC 9116), which has to say until when it holds: a year from the build.
 *
 * @param contact the page for reports, without the base URL
 */
export const securityFile = (
  {url, baseUrl}: SiteAddress,
  contact: string,
  builtAt: Date,
): string => {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${url}${baseUrl}${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${baseUrl}.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Browsers ignore a description whose short name is longer, in characters. */
const LONGEST_SHORT_NAME = 16;

/**
 * `opensearch.xml`, with which browsers offer the site's search in their address bar.
 *
 * @param search the address of the search without the base URL: `search?q={searchTerms}`
 * @param icon an SVG image, without the base URL
 * @throws when the short name has more than 16 characters
 */
export const openSearchFile = (
  {url, baseUrl}: SiteAddress,
  {
    shortName,
    description,
    search,
    icon,
  }: {shortName: string; description: string; search: string; icon: string},
): string => {
  if (shortName.length > LONGEST_SHORT_NAME) {
    throw new Error(`The short name ${shortName} has more than ${LONGEST_SHORT_NAME} characters.`);
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `  <ShortName>${shortName}</ShortName>`,
    `  <Description>${description}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="image/svg+xml">${url}${baseUrl}${icon}</Image>`,
    `  <Url type="text/html" template="${url}${baseUrl}${search}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
};
