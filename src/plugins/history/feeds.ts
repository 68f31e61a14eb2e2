import type {Release, ReleaseEntry} from 'npm-api-history/releases';
import {partsOf} from 'npm-api-history/words';

import {escapeAttribute, escapeHtml} from '../../content/escapeHtml';

/** A release of one package, or of several ones at once. */
export interface FeedItem {
  readonly title: string;
  /** Absolute, and the same in each build. */
  readonly url: string;
  readonly html: string;
}

/** What the three files of a feed say. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same; absolute. */
  readonly url: string;
  /** The folder of the feed's files; absolute, without a slash at the end. */
  readonly folder: string;
  /** The day on which it was made, `2026-11-28`: releases have no dates. */
  readonly day: string;
  /** Newest first. */
  readonly items: readonly FeedItem[];
}

/** “also takes `4`” as HTML. */
const htmlOf = (words: string): string =>
  partsOf(words)
    .map((part, index) => (index % 2 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');

/**
 * The entries of a release as a list in HTML.
 *
 * @param siteUrl what addresses begin with, without a slash at the end
 */
export const entriesHtml = (entries: readonly ReleaseEntry[], siteUrl: string): string => {
  const items = entries.map(({label, owner, words, url}) => {
    const code = `<code>${escapeHtml(label)}</code>`;
    const linked =
      url === undefined ? code : `<a href="${escapeAttribute(siteUrl + url)}">${code}</a>`;
    const of = owner === undefined ? '' : ` of <code>${escapeHtml(owner)}</code>`;
    return `<li>${linked}${of} ${htmlOf(words)}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
};

const itemCount = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/** The items of a package's feed. */
export const packageItems = (
  name: string,
  releases: readonly Release[],
  {siteUrl, page}: {siteUrl: string; page: string},
): FeedItem[] =>
  releases.map(({name: version, entries}) => ({
    title: `${name} ${version}: ${itemCount(entries.length)}`,
    url: `${siteUrl}${page}#${version}`,
    html: entriesHtml(entries, siteUrl),
  }));

const rss = ({
  title,
  description,
  url,
  folder,
  items,
}: Feed): string => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(title)}</title>
<link>${escapeHtml(url)}</link>
<description>${escapeHtml(description)}</description>
<language>en</language>
<atom:link href="${escapeAttribute(folder)}/rss.xml" rel="self" type="application/rss+xml"/>
${items
  .map(
    (item) =>
      `<item><title>${escapeHtml(item.title)}</title><link>${escapeHtml(item.url)}</link>` +
      `<guid>${escapeHtml(item.url)}</guid><description>${escapeHtml(item.html)}</description></item>`,
  )
  .join('\n')}
</channel></rss>
`;

const atom = ({
  title,
  description,
  url,
  folder,
  day,
  items,
}: Feed): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${escapeHtml(url)}</id>
<title>${escapeHtml(title)}</title>
<subtitle>${escapeHtml(description)}</subtitle>
<updated>${day}T00:00:00Z</updated>
<author><name>Remotion documentation</name></author>
<link rel="alternate" href="${escapeAttribute(url)}"/>
<link rel="self" href="${escapeAttribute(folder)}/atom.xml"/>
${items
  .map(
    (item) =>
      `<entry><id>${escapeHtml(item.url)}</id><title>${escapeHtml(item.title)}</title>` +
      `<updated>${day}T00:00:00Z</updated><link href="${escapeAttribute(item.url)}"/>` +
      `<content type="html">${escapeHtml(item.html)}</content></entry>`,
  )
  .join('\n')}
</feed>
`;

const json = ({title, description, url, folder, items}: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: url,
    feed_url: `${folder}/feed.json`,
    language: 'en',
    items: items.map((item) => ({
      id: item.url,
      url: item.url,
      title: item.title,
      content_html: item.html,
    })),
  });

/** The files of a feed, by name. */
export const feedFiles = (feed: Feed): Map<string, string> =>
  new Map([
    ['rss.xml', rss(feed)],
    ['atom.xml', atom(feed)],
    ['feed.json', json(feed)],
  ]);
