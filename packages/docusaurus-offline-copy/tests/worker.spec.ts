import {expect, test} from '@playwright/test';

import {deleteCaches, pageAddress} from '../lib/record.ts';
import {answerNotSaved} from '../lib/worker/notSavedPage.ts';
import {partOf} from '../lib/worker/partOf.ts';

const video = (): Response => new Response('0123456789', {headers: {'Content-Type': 'video/mp4'}});

const request = (range?: string): Request =>
  new Request('https://docs.example/a.mp4', {headers: range === undefined ? {} : {range}});

for (const [range, status, text, contentRange] of [
  [undefined, 200, '0123456789', null],
  ['bytes=0-', 206, '0123456789', 'bytes 0-9/10'],
  ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
  ['bytes=8-99', 206, '89', 'bytes 8-9/10'],
  ['bytes=10-', 416, '', 'bytes */10'],
] as const) {
  test(`a player gets ${range ?? 'the whole file'} of a kept video`, async () => {
    const part = await partOf(video(), request(range));
    expect(part.status).toBe(status);
    expect(await part.text()).toBe(text);
    expect(part.headers.get('content-range')).toBe(contentRange);
  });
}

test('pages are kept without a slash at the end and a query', () => {
  expect(pageAddress('https://docs.example/docs/spring/?a=1#b')).toBe(
    'https://docs.example/docs/spring',
  );
  expect(pageAddress('https://docs.example/')).toBe('https://docs.example/');
});

test('deleting the copy leaves the caches of others, and those of a record', async () => {
  const names = new Set<string>();
  const standIn = {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  };
  const before = Object.getOwnPropertyDescriptor(globalThis, 'caches');
  Object.defineProperty(globalThis, 'caches', {value: standIn, configurable: true});
  try {
    const own = ['record', 'core 1', 'section 1', 'core 0'].map((name) => `offline /docs/ ${name}`);
    const others = ['offline / core 1', 'fonts'];
    const put = (): void => {
      for (const name of [...own, ...others]) names.add(name);
    };
    const part = (name: string) => ({manifest: '', cache: `offline /docs/ ${name}`});
    put();
    await deleteCaches('/docs/', {
      version: '1.0.0',
      keptAt: 0,
      core: part('core 1'),
      sections: [{...part('section 1'), id: 'a', title: 'A', pages: 1, start: 'a'}],
    });
    expect([...names]).toEqual([...own.slice(0, 3), ...others]);
    put();
    await deleteCaches('/docs/');
    expect([...names].sort()).toEqual([...others].sort());
  } finally {
    if (before) Object.defineProperty(globalThis, 'caches', before);
    else Reflect.deleteProperty(globalThis, 'caches');
  }
});

test('the page for what is not kept lists the sections, as text', async () => {
  const part = {manifest: '', cache: '', pages: 1, id: 'a'};
  const record = {
    version: '1.0.0',
    keptAt: 0,
    core: part,
    sections: [{...part, title: 'A <b> & c', start: 'docs/a'}],
  };
  const response = answerNotSaved('/preview/', record, {
    lang: 'en-US',
    title: 'Not here & now',
    styles: 'li { color: red }',
    main: (list, baseUrl) => `<ul>${list}</ul><a href="${baseUrl}offline">See what is.</a>`,
  });
  expect(response.status).toBe(503);
  // The page itself is there again with the connection.
  expect(response.headers.get('cache-control')).toBe('no-store');
  const html = await response.text();
  expect(html).toContain('<li><a href="/preview/docs/a">A &lt;b&gt; &amp; c</a></li>');
  expect(html).toContain('href="/preview/offline"');
  expect(html).toContain('<html lang="en-US">');
  expect(html).toContain('<title>Not here &amp; now</title>');
  expect(html).toContain('<style>li { color: red }</style>');
});
