import {execFileSync} from 'node:child_process';
import path from 'node:path';

import {expect, test} from '@playwright/test';

import {readAllEntries} from '../../../scripts/lib/errors/readAllEntries';
import publishedAddresses from '../../../src/errors/published-addresses.json';
import {
  ADDRESSES_FILE,
  assignAddresses,
  targetOf,
  updateAddresses,
  type Addresses,
} from '../../../src/errors/addresses';
import {addressPage} from '../../../src/plugins/error-index/addressPages';

const root = path.resolve(__dirname, '../../..');
const published: Addresses = publishedAddresses;

test('an address stays when other messages come, and a new one is none that is taken', () => {
  const first = assignAddresses(['no frame was found', 'rendering was cancelled'], {}, ['lambda']);
  expect([...first.values()]).toEqual(['no-frame-was-found', 'rendering-was-cancelled']);
  const noted = {'old-words': 'Rendering was cancelled'};
  const second = assignAddresses(['lambda', 'rendering was cancelled'], noted, ['lambda']);
  expect(second.get('rendering was cancelled')).toBe('old-words');
  expect(second.get('lambda')).toBe('lambda-2');
});

test('an address whose message is gone leads elsewhere, and none goes', () => {
  const before = {a: 'Message a', b: 'Message b', c: {to: 'a'}};
  const after = updateAddresses(
    before,
    [
      {id: 'b', text: 'Message b'},
      {id: 'd', text: 'D'},
    ],
    () => 'b',
  );
  expect(after).toEqual({a: {to: 'b'}, b: 'Message b', c: {to: 'a'}, d: 'D'});
  expect(targetOf('c', after)).toBe('b');
  expect(() => targetOf('a', {a: {to: 'b'}, b: {to: 'a'}})).toThrow('redirects in a loop');
});

test('all messages of the docs have their addresses noted, and all addresses lead to one or to a page', async () => {
  const entries = await readAllEntries(root, published);
  const current = new Set(entries.map(({id}) => id));
  const hint = 'run `npm run errors:addresses` and commit the file';
  expect(
    entries.filter(({id}) => typeof published[id] !== 'string').map(({text}) => text),
    `without an address: ${hint}`,
  ).toEqual([]);
  expect(
    Object.keys(published).filter((address) => {
      const target = targetOf(address, published);
      return !target.startsWith('/docs') && !current.has(target);
    }),
    `leading nowhere: ${hint}`,
  ).toEqual([]);
});

test('no address that was published has vanished', () => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28});
  const commits = git('log', '--format=%H', '--', ADDRESSES_FILE)
    .trim()
    .split('\n')
    .filter(Boolean);
  const vanished = new Set<string>();
  for (const commit of commits) {
    const text = git('show', `${commit}:${ADDRESSES_FILE}`);
    for (const address of Object.keys(JSON.parse(text) as object)) {
      if (!Object.hasOwn(published, address)) vanished.add(address);
    }
  }
  expect([...vanished]).toEqual([]);
});

test('the page of an address leads on and says what it is about, as text', () => {
  const html = addressPage(
    {
      id: 'a-b',
      text: 'No <Img> "src" & more',
      kind: 'explained',
      group: 'assets',
      places: [{title: '<Img>', url: '/docs/img#errors', kind: 'api'}],
    },
    {url: 'https://example.com', baseUrl: '/'},
  );
  expect(html).toContain('content="0; url=/docs/errors/assets#a-b"');
  expect(html).toContain('No &lt;Img&gt; "src" &amp; more');
  expect(html).toContain('<a href="/docs/img#errors">&lt;Img&gt;</a>');
  expect(html).not.toContain('<Img>');
});
