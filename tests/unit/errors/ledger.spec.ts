import {expect, test} from '@playwright/test';

import {listedPages, parseLedger} from '../../../src/errors/ledger';
import {messageEntries, type QuotingPage} from '../../../src/errors/messageEntries';

const PAGES: readonly QuotingPage[] = [
  {
    url: '/docs/spring',
    title: 'spring()',
    kind: 'api',
    quotations: [
      {
        text: 'A "duration" of a spring must be positive, but …',
        origin: undefined,
        section: 'errors',
        line: 1,
        column: 1,
      },
    ],
  },
];

const TITLES: Readonly<Record<string, string>> = {
  'docs/spring.mdx': 'spring()',
  'docs/loop.mdx': '<Loop>',
};

const pageOf = (file: string) => {
  const title = TITLES[file];
  return title === undefined
    ? undefined
    : {url: file.replace(/^(.*)\.mdx$/u, '/$1'), title, kind: 'api'};
};

const entriesOf = (messages: Record<string, string[] | 'page' | 'internal'>) =>
  messageEntries([...PAGES, ...listedPages({remotion: messages}, PAGES, pageOf)], {}).map(
    ({text, kind, package: from, places}) => ({
      text,
      kind,
      from,
      places: places.map(({title, url}) => ({title, url})),
    }),
  );

const EXPLAINED = {
  text: 'A "duration" of a spring must be positive, but …',
  kind: 'explained',
  from: undefined,
  places: [{title: 'spring()', url: '/docs/spring#errors'}],
};

test('self-explanatory messages are listed with their package and the pages that they lead to', () => {
  expect(
    entriesOf({
      'The "times" prop of a loop must be an integer, but got': ['docs/loop.mdx#times'],
      'This is met by nobody': 'internal',
      'This needs a page': 'page',
    }),
  ).toEqual([
    EXPLAINED,
    {
      text: 'The "times" prop of a loop must be an integer, but got',
      kind: 'self-explanatory',
      from: 'remotion',
      places: [{title: '<Loop>', url: '/docs/loop#times'}],
    },
  ]);
});

test('a message that a page quotes is not listed again, whatever its quotation marks', () => {
  expect(
    entriesOf({
      "A 'duration' of a spring must be positive, but is": ['docs/spring.mdx#durationinframes'],
      'A "duration" of a spring must be finite, but is': ['docs/spring.mdx'],
    }).map(({text, kind}) => [text, kind]),
  ).toEqual([
    ['A "duration" of a spring must be finite, but is', 'self-explanatory'],
    [EXPLAINED.text, 'explained'],
  ]);
});

test('a message of one word is not listed', () => {
  expect(entriesOf({unhandled: ['docs/loop.mdx']})).toEqual([EXPLAINED]);
});

test('a site that lacks the page has no such message', () => {
  expect(entriesOf({'The loop is gone': ['docs/gone.mdx']})).toEqual([EXPLAINED]);
});

test('a list in which a message leads to no page of the docs is refused', () => {
  const listWith = (places: unknown): string => JSON.stringify({remotion: {'A message': places}});
  for (const places of [
    ['https://a.example'],
    ['docs/loop.mdx', 'docs/loop'],
    ['docs/loop.mdx#'],
    [7],
    [],
    'nowhere',
  ]) {
    expect(() => parseLedger(listWith(places)), String(places)).toThrow();
  }
  expect(() => parseLedger('{}')).toThrow();
  const right = {remotion: {'A message': ['docs/loop.mdx#times', 'docs/spring.mdx']}};
  expect(parseLedger(JSON.stringify(right))).toEqual(right);
});
