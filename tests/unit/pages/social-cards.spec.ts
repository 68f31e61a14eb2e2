import {expect, test} from '@playwright/test';

import {readMeta} from '../../../src/plugins/social-cards/meta';

test('the content of a meta tag is read with and without quotes, brackets included', () => {
  const html =
    '<meta charset=utf-8><meta data-rh=true property=og:image content=https://a.dev/b.png>' +
    '<meta data-rh=true property=og:title content="<Sequence> | Site"><meta property="og:type" content="a &amp; b">' +
    '</head><body><meta property=og:url content=https://a.dev/>';
  const meta = readMeta(html);
  expect(meta.get('og:image')).toBe('https://a.dev/b.png');
  expect(meta.get('og:title')).toBe('<Sequence> | Site');
  expect(meta.get('og:type')).toBe('a & b');
  expect(meta.get('og:url')).toBeUndefined();
});
