import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';

import {docSections, inFirstPlace, mergeSections, sectionsOf, sidebarItems} from '../lib/sections';

const doc = (id: string) => ({type: 'doc', id});
const docs = ['intro', 'a', 'b', 'c'].map((id) => ({id, permalink: `/docs/${id}`}));

const contentOf = (sidebars: Record<string, unknown>): AllContent => ({
  'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, sidebars}]}},
});

const sidebar = [
  doc('intro'),
  {type: 'html', value: '<hr>'},
  {
    type: 'category',
    label: '@scope/Some API',
    link: {type: 'generated-index', permalink: '/docs/category/api'},
    items: [doc('a'), {type: 'ref', id: 'b'}, doc('a'), doc('gone'), 'no item', null],
  },
  {
    type: 'category',
    label: 'Inner',
    link: doc('c'),
    items: [{type: 'category', items: [doc('b')]}],
  },
];

test('a sidebar without a title has a section for each of its categories', () => {
  expect(docSections(contentOf({'My Sidebar': sidebar}))).toEqual([
    {slug: 'more', title: 'More', group: 'Docs', pages: ['/docs/intro']},
    {
      slug: 'my-sidebar/some-api',
      title: '@scope/Some API',
      group: 'Docs',
      pages: ['/docs/category/api', '/docs/a', '/docs/b'],
    },
    {slug: 'my-sidebar/inner', title: 'Inner', group: 'Docs', pages: ['/docs/c', '/docs/b']},
  ]);
  expect(docSections({})).toEqual([]);
});

test('a sidebar with a title is one section', () => {
  const named = {api: {slug: 'reference', title: 'Reference', group: 'API'}};
  expect(docSections(contentOf({api: sidebar}), {sidebars: named})).toEqual([
    {
      ...named.api,
      pages: ['/docs/intro', '/docs/category/api', '/docs/a', '/docs/b', '/docs/c'],
    },
  ]);
});

test('what is no list has no items', () => {
  expect(sidebarItems('text')).toEqual([]);
  expect(sidebarItems([null, 1, {}, {type: 'doc'}])).toEqual([{type: 'doc'}]);
});

const section = (slug: string, ...pages: string[]) => ({slug, title: slug, group: 'Docs', pages});

test('sections with one slug become one, and a page stays in its first place', () => {
  expect(
    mergeSections([section('a', '1', '2'), section('b', '1'), section('a', '2', '3')]),
  ).toEqual([section('a', '1', '2', '3'), section('b', '1')]);
  expect(inFirstPlace([section('a', '1', '2'), section('b', '1'), section('c', '2', '3')])).toEqual(
    [section('a', '1', '2'), section('c', '3')],
  );
});

test('pages outside of sidebars are sorted by the first part of their paths', () => {
  const pathnames = ['/base/docs/a', '/base/docs/z', '/base/blog/b', '/base/about'];
  const placed = [section('a', '/base/docs/a')];
  expect(sectionsOf(placed, pathnames, '/base/')).toEqual([
    ...placed,
    {slug: 'more', title: 'More', group: 'Docs', pages: ['/base/docs/z']},
    {slug: 'blog', title: 'Blog', group: 'Site', pages: ['/base/blog/b']},
    {slug: 'site', title: 'Other pages', group: 'Site', pages: ['/base/about']},
  ]);
  const news = {slug: 'news', title: 'News', group: 'Site'};
  expect(sectionsOf([], ['/blog/b'], '/', {areas: {blog: news}})).toEqual([
    {...news, pages: ['/blog/b']},
  ]);
});
