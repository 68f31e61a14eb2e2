import {expect, test} from '@playwright/test';

import {readAnswer, resultUrl} from '../../../src/search/hosted/answer';
import {hostedObjects} from '../../../src/search/hosted/objects';
import {highlightEnd, highlightStart, readParts} from '../../../src/search/hosted/parts';
import {indexSettings, indexSynonyms} from '../../../src/search/hosted/indexSettings';
import {SearchFailure} from '../../../src/search/searchEngine';
import {page, section} from './searchPages';

const settings = {
  appId: 'TESTAPP123',
  apiKey: 'key',
  indexName: 'docs',
  siteUrl: 'https://www.example.com',
  baseUrl: '/',
  facetFilters: [],
};
const request = {query: 'x', page: 0, hitsPerPage: 20, snippetWords: 10};

test('an object for each section, with headings above it, absolute address and tags', () => {
  const objects = hostedObjects(
    [
      page('/docs/spring', {
        title: 'spring()',
        kind: 'api',
        description: 'Moves.',
        names: ['spring'],
        sections: [
          section('', 'Intro.'),
          section('Options', 'All.'),
          {...section('damping?', 'How strong.'), level: 3},
        ],
      }),
    ],
    'https://www.example.com',
  );
  expect(objects.map(({objectID}) => objectID)).toEqual([
    'https://www.example.com/docs/spring',
    'https://www.example.com/docs/spring#options',
    'https://www.example.com/docs/spring#damping-',
  ]);
  expect(objects[0]).toMatchObject({
    content: 'Moves. Intro.',
    names: ['spring'],
    type: 'lvl1',
    language: 'en',
    docusaurus_tag: 'docs-default-current',
  });
  expect(objects[2]).toMatchObject({
    names: [],
    type: 'lvl3',
    hierarchy: {lvl1: 'spring()', lvl2: 'Options', lvl3: 'damping?', lvl4: null},
  });
});

test('a long section becomes several objects below the limit of the service', () => {
  const long = Array.from({length: 3000}, (_, number) => `word${number}`).join(' ');
  const objects = hostedObjects(
    [page('/docs/long', {sections: [section('', long)]})],
    settings.siteUrl,
  );
  expect(objects.length).toBeGreaterThan(4);
  expect(new Set(objects.map(({objectID}) => objectID)).size).toBe(objects.length);
  for (const object of objects) expect(JSON.stringify(object).length).toBeLessThan(10_000);
  expect(objects.map(({content}) => content).join(' ')).toBe(long);
});

test('settings search in the fields that the objects have; each synonym has an id of its own', () => {
  const [object] = hostedObjects([page('/docs/a')], settings.siteUrl);
  const fields = indexSettings.searchableAttributes.map((field) =>
    field.replace(/^unordered\((.*)\)$/, '$1'),
  );
  for (const field of [...fields, ...indexSettings.attributesForFaceting]) {
    expect(Object.keys(object ?? {})).toContain(field);
  }
  const ids = indexSynonyms().map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});

test('[SEARCH-10] pages of the site become paths, other sites stay, other protocols are refused', () => {
  const read = (url: string): string | undefined => resultUrl(url, settings);
  expect(read('https://www.example.com/docs/spring#damping')).toBe('/docs/spring#damping');
  expect(read('/docs/spring')).toBe('/docs/spring');
  expect(read('https://other.example/page')).toBe('https://other.example/page');
  expect(read('javascript:alert(1)')).toBeUndefined();
  expect(read('data:text/html,x')).toBeUndefined();
  expect(read('https://')).toBeUndefined();
});

test('what the service marked is read as pieces of text', () => {
  expect(readParts(`<b>${highlightStart}in${highlightEnd}terpolate`)).toEqual([
    {text: '<b>', match: false},
    {text: 'in', match: true},
    {text: 'terpolate', match: false},
  ]);
  expect(readParts(`open ${highlightStart}end`)).toEqual([
    {text: 'open ', match: false},
    {text: 'end', match: true},
  ]);
});

test('[SEARCH-08] an answer that makes no sense is a failure', () => {
  for (const nonsense of [
    undefined,
    null,
    'text',
    {},
    {results: []},
    {results: [{hits: 'none', nbHits: 1}]},
    {results: [{hits: []}]},
  ]) {
    expect(() => readAnswer(nonsense, request, settings, 1)).toThrow(SearchFailure);
  }
});

test('hits that lack what a result needs are left out, wrong fields are replaced', () => {
  const good = {
    objectID: '1',
    url: 'https://www.example.com/docs/a',
    title: 'A',
    kind: 'odd',
    breadcrumb: [1, 'Docs'],
  };
  const {hits, count, hasMore} = readAnswer(
    {
      results: [
        {
          hits: [
            good,
            null,
            {objectID: '2'},
            {...good, url: 'javascript:alert(1)'},
            {...good, title: 7},
          ],
          nbHits: 5,
          nbPages: 3,
        },
      ],
    },
    request,
    settings,
    1,
  );
  expect(hits).toHaveLength(1);
  expect(hits[0]).toMatchObject({
    url: '/docs/a',
    kind: 'page',
    breadcrumb: ['Docs'],
    packageName: null,
  });
  expect(count).toBe(5);
  expect(hasMore).toBe(true);
});
