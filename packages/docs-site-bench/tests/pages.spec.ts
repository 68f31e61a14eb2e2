import {expect, test} from '@playwright/test';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

import {docusaurusSidebars} from '../lib/peers/docusaurus';
import {peerSite, pickPages, writePage, type PeerPage, type PeerSite} from '../lib/peers/pages';
import {sidebarsOf} from '../lib/peers/sidebars';

const page = (id: string, text = 'Text'): PeerPage => ({
  id,
  title: `Title of ${id}`,
  description: 'What it "says"',
  body: unified().use(remarkParse).use(remarkGfm).parse(text),
});

const firstIds = ['api', 'getting-started', 'spring', 'the-fundamentals'];
const others = Array.from({length: 10}, (_, index) => `page-${index}`);
const all = [...firstIds, ...others].map((id) => page(id));

const idsOf = (pages: readonly PeerPage[]): string[] => pages.map(({id}) => id);

test('pages are spread evenly, and each site has those that the navbar leads to', () => {
  const picked = idsOf(pickPages(all, 9, firstIds));
  expect(picked).toEqual([...firstIds, 'page-0', 'page-2', 'page-4', 'page-6', 'page-8']);
});

test('where more pages are wanted than there are, they come again under other names', () => {
  const picked = pickPages(all, 26, firstIds);
  expect(new Set(idsOf(picked)).size).toBe(26);
  expect(picked.at(-1)).toMatchObject({id: 'page-1-3', title: 'Title of page-1 3'});
});

/** A site whose texts link to addresses of their own host. */
const siteWith = (...ids: string[]): PeerSite =>
  peerSite({
    pages: ids.map((id) => page(id)),
    sidebars: [],
    visited: 'spring',
    idOf: (url) =>
      /^https:\/\/www\.example\.com\/docs\/([^#?]+?)(?:\.md)?(?:[#?].*)?$/.exec(url)?.[1],
  });

const markdown = {syntax: 'markdown', hasHeading: true} as const;
const mdx = {syntax: 'mdx', hasHeading: false} as const;

test('links lead to pages of the comparison, or to the published site', () => {
  const docs = 'https://www.example.com/docs';
  const text = `[a](${docs}/loop.md#props) and [b](${docs}/other.md)`;
  expect(writePage(page('spring', text), siteWith('loop'), markdown)).toContain(
    `[a](/docs/loop) and [b](${docs}/other.md)`,
  );
});

test('front matter is valid for any title, and pictures are their words', () => {
  const text = '# Heading\n\n![A curve](https://example.com/a.png)';
  expect(writePage(page('spring', text), siteWith(), markdown, {kind: 'guide'})).toBe(
    '---\ntitle: "Title of spring"\ndescription: "What it \\"says\\""\nkind: "guide"\n---\n\n# Heading\n\nA curve\n',
  );
});

test('what another syntax would take for code is escaped', () => {
  const text = '# \\<Loop>\n\nA {value} and {{two}} in \\<Loop>, `{{code}}`';
  const ids = siteWith();
  expect(writePage(page('spring', text), ids, mdx)).toContain(
    '\n\nA \\{value} and \\{ \\{two}} in \\<Loop>, `{ {code}}`',
  );
  expect(writePage(page('spring', text), ids, markdown)).toContain(
    '# \\<Loop>\n\nA {value} and { {two}} in \\<Loop>',
  );
});

test('sidebars keep the pages of the comparison, each once; what they lack follows', () => {
  const category = (label: string, items: unknown[], id?: string): object => ({
    type: 'category',
    label,
    items,
    ...(id !== undefined && {link: {type: 'doc', id}}),
  });
  const site = {
    mainSidebar: [
      'spring',
      {type: 'link', label: 'Elsewhere', href: '/templates'},
      category('Empty', ['absent']),
      category('Pages', ['page-1', category('Deeper', ['page-2'])], 'page-0'),
    ],
    apiSidebar: ['api', 'spring'],
  };
  const sidebars = sidebarsOf(
    ['spring', 'api', 'page-0', 'page-1', 'page-2', 'page-3'].map((id) => page(id)),
    site,
  );
  const doc = (id: string): object => ({type: 'doc', id, label: `Title of ${id}`});
  expect(docusaurusSidebars(sidebars)).toEqual({
    mainSidebar: [
      doc('spring'),
      category('Pages', [doc('page-0'), doc('page-1'), category('Deeper', [doc('page-2')])]),
      category('More', [doc('page-3')]),
    ],
    apiSidebar: [doc('api')],
  });
});
