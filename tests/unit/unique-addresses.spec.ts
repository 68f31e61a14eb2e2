import {expect, test} from '@playwright/test';
import type {AllContent} from '@docusaurus/types';

import {uniqueAddressesPlugin, duplicateRoutes} from '../../src/plugins/unique-addresses';

const page = (source: string, permalink: string): {source: string; permalink: string} => ({
  source: `@site/${source}`,
  permalink,
});

test('pages at addresses of their own pass', () => {
  expect(duplicateRoutes([])).toEqual([]);
  expect(
    duplicateRoutes([
      page('docs/a.mdx', '/docs/a'),
      page('docs/b.mdx', '/docs/b'),
      page('docs/a/index.mdx', '/docs/a/a'),
      page('src/pages/index.mdx', '/'),
    ]),
  ).toEqual([]);
});

test('pages that share an address are named with it, in order', () => {
  expect(
    duplicateRoutes([
      page('docs/b.mdx', '/docs/a'),
      page('docs/c.mdx', '/docs/c'),
      page('docs/a.mdx', '/docs/a'),
      page('blog/a.mdx', '/docs/a'),
    ]),
  ).toEqual([{permalink: '/docs/a', sources: ['blog/a.mdx', 'docs/a.mdx', 'docs/b.mdx']}]);
});

test('a slash at the end makes no other address', () => {
  expect(duplicateRoutes([page('docs/a.mdx', '/a/'), page('docs/b.mdx', '/a')])).toEqual([
    {permalink: '/a', sources: ['docs/a.mdx', 'docs/b.mdx']},
  ]);
  expect(duplicateRoutes([page('docs/a.mdx', '/'), page('docs/b.mdx', '/')])).toEqual([
    {permalink: '/', sources: ['docs/a.mdx', 'docs/b.mdx']},
  ]);
});

test.describe('in the build', () => {
  /** The plugins' content, nested as in Docusaurus. */
  const check = async (docs: object[], posts: object[]): Promise<void> => {
    const allContent: AllContent = {
      'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}},
      'docusaurus-plugin-content-blog': {
        default: {blogPosts: posts.map((metadata) => ({id: 'post', metadata}))},
        learn: {blogPosts: []},
        empty: undefined,
      },
    };
    await uniqueAddressesPlugin().allContentLoaded?.({
      allContent,
      actions: {} as never,
    });
  };

  test('pages at addresses of their own pass', async () => {
    await check([page('docs/a.mdx', '/docs/a')], [page('blog/a.mdx', '/blog/a')]);
  });

  test('a page that is listed twice is one page', async () => {
    const twice = page('docs/a.mdx', '/docs/a');
    await check([twice, {...twice}], []);
  });

  test('a page and a post at one address stop the build with their files', async () => {
    await expect(
      check(
        [page('docs/a.mdx', '/a'), page('docs/b.mdx', '/b/')],
        [page('blog/a.mdx', '/a/'), page('blog/b.mdx', '/b')],
      ),
    ).rejects.toThrow(
      new Error(
        [
          'Duplicate routes:',
          '  /a is claimed by blog/a.mdx and docs/a.mdx',
          '  /b is claimed by blog/b.mdx and docs/b.mdx',
          'Give all but one of the files another "slug" in its front matter, or rename it.',
        ].join('\n'),
      ),
    );
  });
});
