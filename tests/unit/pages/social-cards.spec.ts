import {expect, test} from '@playwright/test';

import {metaOf} from '../../../src/plugins/social-cards/meta';

test('the content of a meta tag is read with and without quotes, brackets included', () => {
  const html =
    '<meta charset=utf-8><meta data-rh=true property=og:image content=https://a.dev/b.png>' +
    '<meta data-rh=true property=og:title content="<Sequence> | Site"><meta property="og:type" content="a &amp; b">';
  expect(metaOf(html, 'og:image')).toBe('https://a.dev/b.png');
  expect(metaOf(html, 'og:title')).toBe('<Sequence> | Site');
  expect(metaOf(html, 'og:type')).toBe('a & b');
  expect(metaOf(html, 'og:url')).toBeUndefined();
});
