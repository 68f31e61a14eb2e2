import path from 'node:path';
import {expect, test} from '@playwright/test';

import {readSite} from '../../../scripts/lib/links/site';

const PASS = path.resolve(__dirname, '../../fixtures/links/pass');

test('addresses come from files, slugs and the rules of each plugin', () => {
  const {routes} = readSite(PASS);
  const posts = Array.from({length: 11}, (_, index) => `/blog/post-${index + 1}`);
  expect(routes.map((route) => route.path).toSorted()).toEqual(
    [
      '/',
      '/blog',
      '/blog/archive',
      '/blog/page/2',
      ...posts,
      '/docs',
      '/docs/animation',
      '/docs/guides',
      '/docs/guides/other-name',
      '/docs/links',
      '/docs/setup/install',
      '/docs/setup/new-name',
      '/docs/spring',
      '/docs/videos',
      '/learn',
      '/learn/archive',
      '/learn/nested/tutorial',
      '/plain',
      '/search',
      '/team',
      '/team/about',
    ].toSorted(),
  );
});

test('ids of headings are those of the built page, its parts included', async () => {
  const {idsOf} = readSite(PASS);
  expect(await idsOf('docs/spring.mdx')).toEqual([
    'config',
    'damping',
    'delay-and--more',
    'config-1',
    'own-id',
    'old_id',
    'underlined-heading',
    'in-a-tab',
    'in-a-quote-whats-new',
    'note-of-a-part',
    'shared-part',
  ]);
});
