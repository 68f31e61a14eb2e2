import {expect, test} from '@playwright/test';

import {readableAddress, suggestPages, wordsOf} from '../lib/suggestPages.ts';

const pages = [
  '/',
  '/docs/',
  '/docs/api',
  '/docs/spring',
  '/docs/string',
  '/docs/use-current-frame',
  '/docs/lambda',
  '/docs/lambda/cli',
  '/docs/lambda/rendermediaonlambda',
  '/docs/media-utils/audio',
  '/blog',
  '/blog/3-0',
].map((url) => ({url, title: `Title of ${url}`}));

const urlsOf = (address: string): string[] => suggestPages(address, pages).map(({url}) => url);

for (const [address, url] of [
  ['/docs/sprnig', '/docs/spring'],
  ['/docs/Spring', '/docs/spring'],
  ['/docs/spring.html', '/docs/spring'],
  ['/docs/spring/index.html', '/docs/spring'],
  ['/docs/spring),', '/docs/spring'],
  ['//docs///spring//', '/docs/spring'],
  ['/docs/useCurrentFrame', '/docs/use-current-frame'],
  ['/docs/use_curent_frame', '/docs/use-current-frame'],
  ['/docs/renderMediaOnLambda()', '/docs/lambda/rendermediaonlambda'],
  ['/spring', '/docs/spring'],
  ['/docs/animation/sprnig', '/docs/spring'],
  ['/docs/%73pring', '/docs/spring'],
] as const) {
  test(`${address} suggests ${url} first`, () => {
    expect(urlsOf(address)[0]).toBe(url);
  });
}

test('a page of the same name elsewhere counts as moved, a misspelled one as similar', () => {
  expect(suggestPages('/docs/audio', pages)[0]).toMatchObject({
    url: '/docs/media-utils/audio',
    reason: 'moved',
  });
  expect(suggestPages('/docs/sprimg', pages)[0]).toMatchObject({reason: 'similar'});
  // Both at once: it isn't where the address says, however it is spelled.
  expect(suggestPages('/docs/animation/sprnig', pages)[0]).toMatchObject({
    url: '/docs/spring',
    reason: 'moved',
  });
});

test('the sections above follow, the nearest first', () => {
  expect(suggestPages('/docs/lambda/xyzzy/plugh', pages)).toEqual([
    {url: '/docs/lambda', title: 'Title of /docs/lambda', reason: 'parent'},
    {url: '/docs/', title: 'Title of /docs/', reason: 'parent'},
  ]);
});

test('there are no more than three, each once, and none for what is like nothing', () => {
  const urls = urlsOf('/docs/lambda/spring');
  expect(urls.length).toBeLessThanOrEqual(3);
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls).toContain('/docs/lambda');
  expect(urlsOf('/xyzzyplugh')).toEqual([]);
  expect(suggestPages('/docs/spring', [])).toEqual([]);
});

test('hostile addresses do no harm', () => {
  for (const address of ['/%', '/%E0%A4%A', '/'.repeat(500), `/${'a'.repeat(5000)}`, '/<b>', '']) {
    expect(urlsOf(address).length).toBeLessThanOrEqual(3);
  }
});

test('the words to search for are those of the last part', () => {
  expect(wordsOf('/docs/use-current-frame')).toBe('use current frame');
  expect(wordsOf('/docs/useCurrentFrame.html')).toBe('use current frame');
  expect(wordsOf('/docs/render%20media/')).toBe('render media');
  expect(wordsOf('/docs/%E0%A4%A')).toBe('e0 a4 a');
  expect(wordsOf('/')).toBe('');
});

test('two pages and the section above them are suggested, and only two of similar ones', () => {
  const named = ['/docs', '/docs/abcdef', '/docs/abcdeg', '/docs/abcdeh', '/docs/abcdei'].map(
    (url) => ({url, title: url}),
  );
  expect(suggestPages('/docs/abcdex', named).map(({url, reason}) => [url, reason])).toEqual([
    ['/docs/abcdef', 'similar'],
    ['/docs/abcdeg', 'similar'],
    ['/docs', 'parent'],
  ]);
});

test('an address is shown as text, without what would hide or reorder it', () => {
  expect(readableAddress('/docs/render%20media', 200)).toBe('/docs/render media');
  expect(readableAddress('/docs/%E2%80%AEgnp.exe%07', 200)).toBe('/docs/gnp.exe');
  expect(readableAddress('/%E0%A4%A', 200)).toBe('/%E0%A4%A');
  expect(readableAddress('/abcdef', 4)).toBe('/abc…');
  expect(readableAddress('/abc', 4)).toBe('/abc');
});
