import fs from 'node:fs';
import path from 'node:path';

import {targetOf, type Addresses} from '../../errors/addresses';
import type {MessageEntry} from '../../errors/messageEntries';
import {escapeAttribute, escapeHtml} from '../../content/escapeHtml';

/** What the pages say about the site. */
interface Site {
  readonly url: string;
  readonly baseUrl: string;
}

/** The page of a message's section, at the message. */
const listed = ({group, id}: MessageEntry, baseUrl: string): string =>
  `${baseUrl}docs/errors/${group}#${id}`;

/** A page that leads to a message in the index, and names the pages that explain it. */
export const addressPage = (entry: MessageEntry, {url, baseUrl}: Site): string => {
  const target = escapeAttribute(listed(entry, baseUrl));
  const places = entry.places.map(
    (place) => `<li><a href="${escapeAttribute(place.url)}">${escapeHtml(place.title)}</a>`,
  );
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${escapeAttribute(url)}${target}">
<title>${escapeHtml(entry.text)}</title>
<p><a href="${target}">${escapeHtml(entry.text)}</a> is explained in:</p>
<ul>
${places.join('\n')}
</ul>
</html>
`;
};

/** A page for an address whose message is gone. */
const movedPage = (target: string): string => {
  const href = escapeAttribute(target);
  return `<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${href}">
<title>Moved</title>
<p>This message has moved to <a href="${href}">${href}</a>.</p>
</html>
`;
};

/**
 * Writes a page for the address of each message: a file that any host serves. A route of the app for each
 * would cost seconds of a build, and bytes on every page; lines for hosts have limits, such as 2,000.
 */
export const writeAddressPages = (
  outDir: string,
  entries: readonly MessageEntry[],
  published: Addresses,
  site: Site,
): void => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const write = (address: string, html: string): void => {
    const folder = path.join(outDir, 'docs/errors', address);
    fs.mkdirSync(folder, {recursive: true});
    fs.writeFileSync(path.join(folder, 'index.html'), html);
  };
  for (const entry of entries) write(entry.id, addressPage(entry, site));
  for (const address of Object.keys(published)) {
    if (byId.has(address)) continue;
    const target = targetOf(address, published);
    const entry = byId.get(target);
    if (entry) write(address, addressPage(entry, site));
    // Until the list is updated, an address whose message has just gone leads to the index.
    else
      write(
        address,
        movedPage(site.baseUrl + (target.startsWith('/') ? target : '/docs/errors').slice(1)),
      );
  }
};
