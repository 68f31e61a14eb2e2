import {expect, test} from '@playwright/test';
import type {Release} from 'npm-api-history/releases';
import Parser from 'rss-parser';

import {entriesHtml, feedFiles, packageItems, type Feed} from '../../../src/plugins/history/feeds';

const releases: Release[] = [
  {
    moment: '4.0.301..4.0.305',
    name: '4.0.302–4.0.305',
    entries: [
      {
        id: '@remotion/player#Player.a',
        label: 'a',
        owner: '<Player>',
        words: 'has the type `"x" & <T>` instead of `y`',
        url: '/docs/player/api#a',
      },
      {id: '@remotion/player#b', label: 'b()', words: 'is new'},
    ],
  },
  {
    moment: '4.0.9',
    name: '4.0.9',
    entries: [{id: '@remotion/player#c', label: 'c()', words: 'is new'}],
  },
];

const siteUrl = 'https://docs.example';

const feed: Feed = {
  title: 'Releases of @remotion/player',
  description: 'Changes & <more>',
  url: `${siteUrl}/docs/history/player`,
  folder: `${siteUrl}/docs/history/player`,
  day: '2026-11-28',
  items: packageItems('@remotion/player', releases, {siteUrl, page: '/docs/history/player'}),
};

test('the entries of a release are a list with links, and code stays text', () => {
  expect(entriesHtml(releases[0]?.entries ?? [], siteUrl)).toBe(
    '<ul><li><a href="https://docs.example/docs/player/api#a"><code>a</code></a> of ' +
      '<code>&lt;Player&gt;</code> has the type <code>"x" &amp; &lt;T&gt;</code> instead of <code>y</code></li>' +
      '<li><code>b()</code> is new</li></ul>',
  );
});

test('all three formats have the same items, which readers of feeds understand', async () => {
  const files = feedFiles(feed);
  expect([...files.keys()]).toEqual(['rss.xml', 'atom.xml', 'feed.json']);
  const json = JSON.parse(files.get('feed.json') ?? '') as {
    items: {id: string; title: string; content_html: string}[];
  };
  const titles = [
    '@remotion/player 4.0.302–4.0.305: 2 changes',
    '@remotion/player 4.0.9: 1 change',
  ];
  expect(json.items.map(({title}) => title)).toEqual(titles);
  for (const name of ['rss.xml', 'atom.xml']) {
    const parsed = await new Parser().parseString(files.get(name) ?? '');
    expect(parsed.title, name).toBe(feed.title);
    expect(
      parsed.items.map(({title}) => title),
      name,
    ).toEqual(titles);
    expect(parsed.items[0]?.content ?? '', name).toBe(json.items[0]?.content_html);
    expect(parsed.items[1]?.link, name).toBe('https://docs.example/docs/history/player#4.0.9');
  }
});
