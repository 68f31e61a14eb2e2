import {escapeAttribute} from '../../../src/content/escapeHtml';

/** A page that leads elsewhere, for hosts without redirects; search engines do not list it. */
export const redirectPage = (
  to: string,
  {url, baseUrl}: {url: string; baseUrl: string},
): string => {
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
export const robotsFile = ({url, baseUrl}: {url: string; baseUrl: string}): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;

/** `security.txt` (RFC 9116), which has to say until when it holds: a year from the build. */
export const securityFile = (
  {url, baseUrl}: {url: string; baseUrl: string},
  builtAt: Date,
): string => {
  const expires = new Date(builtAt);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  return [
    `Contact: ${url}${baseUrl}contact`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${url}${baseUrl}.well-known/security.txt`,
    '',
  ].join('\n');
};

/** `opensearch.xml`, with which browsers offer the site's search in their address bar. */
export const openSearchFile = ({url, baseUrl}: {url: string; baseUrl: string}): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    '  <ShortName>Remotion</ShortName>',
    '  <Description>Search the Remotion documentation</Description>',
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="image/svg+xml">${url}${baseUrl}img/favicon.svg</Image>`,
    `  <Url type="text/html" template="${url}${baseUrl}search?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
