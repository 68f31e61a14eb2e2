import fs from 'node:fs';
import type http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test} from '@playwright/test';

import {createHosting} from '../lib/hosting';
import {createSiteServer} from '../lib/siteServer';

const redirects = [{from: '/docs/old', to: '/docs/new', isPermanent: true}];

let server: http.Server;
let address: string;

test.beforeEach(async () => {
  const folder = test.info().outputPath('build');
  const files = {
    '404.html': '<p>Not here</p>',
    'docs/new/index.html': '<p>New</p>',
    'docs/new.md': '# New',
    'video.mp4': '0123456789',
    'empty.mp4': '',
    'assets/js/a.0123abcd.js': 'play()',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
  const policy = "default-src 'self'";
  server = createSiteServer(
    folder,
    createHosting({
      baseUrl: '/base/',
      redirects,
      policy,
      headers: {},
      areas: ['docs'],
      hashedFiles: '/assets/',
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const get = (place: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(address + place, {headers, redirect: 'manual'});

for (const [range, bytes, text] of [
  ['bytes=2-4', '2-4', '234'],
  ['bytes=7-', '7-9', '789'],
  ['bytes=3-3', '3-3', '3'],
  ['bytes=9-', '9-9', '9'],
  ['bytes=0-', '0-9', '0123456789'],
  ['bytes=-3', '7-9', '789'],
  ['bytes=5-500', '5-9', '56789'],
  ['bytes=-500', '0-9', '0123456789'],
] as const) {
  test(`players get the part of a video that they ask for: ${range}`, async () => {
    const response = await get('/base/video.mp4', {range});
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${bytes}/10`);
    expect(await response.text()).toBe(text);
  });
}

test('what names no part gets the whole file', async () => {
  for (const range of ['bytes=-', 'bytes=6-2', 'lines=1-2']) {
    const response = await get('/base/video.mp4', {range});
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
  }
});

test('a redirect and a suffixed address keep the query', async () => {
  const cases = {
    '/base/docs/old': '/base/docs/new',
    '/base/docs/old?v=4.0.200': '/base/docs/new?v=4.0.200',
    '/base/docs/new.html': '/base/docs/new',
    '/base/docs/new/index.html?v=4.0.200': '/base/docs/new?v=4.0.200',
    '/elsewhere': '/base/',
  };
  for (const [from, to] of Object.entries(cases)) {
    const response = await get(from);
    expect([301, 302]).toContain(response.status);
    expect(response.headers.get('location')).toBe(to);
  }
});

test('a page is answered as HTML, as its Markdown twin, or with "not modified"', async () => {
  const page = await get('/base/docs/new');
  expect(await page.text()).toBe('<p>New</p>');
  const twin = await get('/base/docs/new', {accept: 'text/markdown'});
  expect(await twin.text()).toBe('# New');
  // A cache must not give the one to those who want the other.
  expect(twin.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect(page.headers.get('vary')).toBe('Accept, Accept-Encoding');
  expect((await get('/base/docs/new.md')).headers.get('vary')).toBe('Accept-Encoding');
  const known = await get('/base/docs/new', {'if-none-match': page.headers.get('etag') ?? ''});
  expect(known.status).toBe(304);
  const missing = await get('/base/docs/gone');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('<p>Not here</p>');
});

test('a page names its Markdown twin, and what has none does not', async () => {
  const page = await get('/base/docs/new');
  expect(page.headers.get('link')).toContain('</base/docs/new.md>');
  expect(page.headers.get('link')).toContain('</base/llms.txt>');
  expect((await get('/base/video.mp4')).headers.get('link')).toBeNull();
  expect((await get('/base/docs/gone')).headers.get('link')).toBeNull();
});

test('files whose names have hashes are kept for good, and nothing else is', async () => {
  const cachingOf = async (place: string): Promise<string | null> =>
    (await get(place)).headers.get('cache-control');
  expect(await cachingOf('/base/assets/js/a.0123abcd.js')).toContain('immutable');
  for (const place of ['/base/docs/new', '/base/video.mp4', '/base/assets/js/gone.js']) {
    expect(await cachingOf(place), place).not.toContain('immutable');
  }
});

test('texts are compressed for those who take it, and other files are not', async () => {
  const packed = await get('/base/docs/new', {'accept-encoding': 'br, gzip'});
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe('<p>New</p>');
  const again = await get('/base/docs/new', {'accept-encoding': 'gzip'});
  expect(await again.text()).toBe('<p>New</p>');
  const plain = await get('/base/docs/new', {'accept-encoding': 'identity'});
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(plain.headers.get('content-length')).toBe('10');
  const video = await get('/base/video.mp4', {'accept-encoding': 'gzip'});
  expect(video.headers.get('content-encoding')).toBeNull();
  expect(video.headers.get('accept-ranges')).toBe('bytes');
  expect(video.headers.get('content-range')).toBeNull();
  expect((await get('/base/empty.mp4')).status).toBe(200);
});

test('HEAD has the headers alone', async () => {
  for (const [place, length] of [
    ['/base/docs/new', '10'],
    ['/base/video.mp4', '10'],
  ] as const) {
    const response = await fetch(address + place, {
      method: 'HEAD',
      headers: {'accept-encoding': 'identity'},
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(length);
    expect(await response.text()).toBe('');
  }
});

test('another text of the same file is not the one that was compressed before', async () => {
  const file = path.join(test.info().outputPath('build'), 'docs/new/index.html');
  const ask = async (): Promise<string> =>
    (await get('/base/docs/new', {'accept-encoding': 'gzip'})).text();
  expect(await ask()).toBe('<p>New</p>');
  fs.writeFileSync(file, '<p>Newer</p>');
  expect(await ask()).toBe('<p>Newer</p>');
});

test('pages may not be framed, and a path that cannot be decoded is not there', async () => {
  const policyOf = async (place: string): Promise<string | null> =>
    (await get(place)).headers.get('content-security-policy');
  expect(await policyOf('/base/docs/new')).toContain('frame-ancestors');
  expect((await get('/base/%E0%A4%A')).status).toBe(404);
  const stale = await get('/base/docs/gone', {'if-none-match': '*'});
  expect(stale.status).toBe(404);
});
