import {expect, test} from '@playwright/test';

import type {MessageEntry} from '../../../src/errors/messageEntries';
import {
  isMessagesFile,
  messagesFiles,
  readMessages,
} from '../../../src/search/embedded/messagesFile';

const entry = (text: string, urls: readonly string[], fields: Partial<MessageEntry> = {}) => ({
  id: text,
  text,
  kind: 'explained' as const,
  group: 'rendering' as const,
  places: urls.map((url) => ({url, title: `Title of ${url}`, kind: 'api'})),
  ...fields,
});

const urls = [
  '/docs',
  '/docs/spring',
  '/docs/loop',
  '/docs/lambda',
  '/docs/cloudrun/cli',
  '/docs/troubleshooting/bundler-errors',
  '/docs/troubleshooting/tool-errors',
];
const pages = urls.map((url) => ({url, title: `Title of ${url}`, kind: 'guide' as const}));

/** The messages that each of the files has when it's read again, with the addresses of their places. */
const filesOf = (entries: readonly MessageEntry[]): (readonly [string, ...string[]])[][] =>
  [...messagesFiles(entries, urls).values()].map((file) =>
    readMessages(JSON.parse(JSON.stringify(file)) as typeof file, pages).map(
      ({text, places}) => [text, ...places.map(({url}) => url)] as const,
    ),
  );

test('a file gives back the messages with their pages and headings, those of a page side by side', () => {
  const [first] = filesOf([
    entry('One', ['/docs/loop#times']),
    entry('Two', ['/docs/spring']),
    entry('Three', ['/docs/loop#errors', '/docs/spring#errors']),
    entry('Four', ['/docs/spring#errors']),
    entry('Five', ['/docs/loop#times', '/docs/loop', '/docs/spring']),
  ]);
  expect(first).toEqual([
    ['Two', '/docs/spring'],
    ['Four', '/docs/spring#errors'],
    ['Three', '/docs/loop#errors', '/docs/spring#errors'],
    ['One', '/docs/loop#times'],
    // Two places of a message are kept.
    ['Five', '/docs/loop#times', '/docs/loop'],
  ]);
  const [file] = [...messagesFiles([entry('One', ['/docs/loop'])], urls).values()];
  const [message] = file ? readMessages(file, pages) : [];
  expect(message?.places).toEqual([
    {url: '/docs/loop', title: 'Title of /docs/loop', kind: 'guide'},
  ]);
});

test('what few readers paste is in the second file, what other programs and Media Parser say in the third', () => {
  const here = ['/docs/spring'];
  const groups = [
    'captions',
    'cloud-run',
    'lambda',
    'lambda-functions',
    'media-parser',
    'recorder',
    'studio',
    'webcodecs',
  ] as const;
  const lastGroups = ['media-files', 'tools', 'typescript-eslint'] as const;
  const [first, second, third] = filesOf([
    entry('Common', here),
    ...groups.map((group) => entry(group, here, {group})),
    ...lastGroups.map((group) => entry(group, here, {group})),
    entry('Git', ['/docs/troubleshooting/tool-errors#git'], {group: 'packages'}),
    entry('Git and more', ['/docs/troubleshooting/tool-errors#git', '/docs/spring']),
    entry('Amazon', ['/docs/troubleshooting/tool-errors#aws'], {group: 'lambda'}),
    entry('Turbopack', ['/docs/troubleshooting/bundler-errors#turbopack'], {group: 'bundlers'}),
    entry('Webpack', ['/docs/troubleshooting/bundler-errors#bundling'], {group: 'bundlers'}),
    entry('Clear', here, {kind: 'self-explanatory'}),
    entry('Clouds', ['/docs/lambda', '/docs/cloudrun/cli']),
    entry('A cloud, too', ['/docs/lambda', '/docs/spring']),
    entry('A new project', ['/docs#linux', '/docs/spring']),
  ]);
  expect(first?.map(([text]) => text).toSorted()).toEqual([
    'A cloud, too',
    'Common',
    'Git and more',
    'Webpack',
  ]);
  expect(second?.map(([text]) => text).toSorted()).toEqual(
    ['A new project', 'Amazon', 'Clear', 'Clouds', ...groups].toSorted(),
  );
  expect(third?.map(([text]) => text).toSorted()).toEqual(
    ['Git', 'Turbopack', ...lastGroups].toSorted(),
  );
});

test('pages that cannot be searched are left out, and messages that have no other', () => {
  expect(
    filesOf([entry('Gone', ['/docs/gone']), entry('Half', ['/docs/gone', '/docs/loop#times'])])[0],
  ).toEqual([['Half', '/docs/loop#times']]);
});

test('a file keeps quotation marks, tildes, the first page as a second place, and that it has no messages', () => {
  const group = 'media-files' as const;
  const [, second, third] = filesOf([
    entry('The reel "intro" of ~/reels', ['/docs/loop#times', '/docs'], {group}),
    entry('The same place', ['/docs/loop#times'], {group}),
  ]);
  expect(third).toEqual([
    ['The reel "intro" of ~/reels', '/docs/loop#times', '/docs'],
    ['The same place', '/docs/loop#times'],
  ]);
  expect(second).toEqual([]);
});

test('the query of an address is left out of a text', () => {
  const [first] = filesOf([entry('No https://a.example/b?c=1&d at all', ['/docs/loop'])]);
  expect(first?.[0]?.[0]).toBe('No https://a.example/b at all');
});

test('what has not the shape of such a file is none', () => {
  const file = {headings: ' errors', texts: 'One', places: '1,1,2,'};
  expect(isMessagesFile(file)).toBe(true);
  for (const wrong of [
    null,
    undefined,
    'text',
    7,
    {},
    {...file, headings: 1},
    {...file, texts: ['One']},
    {...file, texts: 1},
    {...file, places: [1, 1]},
    {...file, places: 'ab'},
    {...file, places: '1'},
    {...file, places: '1,1,2'},
    {...file, places: '1,-'},
    {...file, places: '1,1 ,'},
    {...file, texts: undefined},
    {...file, places: undefined},
  ]) {
    expect(isMessagesFile(wrong), JSON.stringify(wrong)).toBe(false);
  }
});
