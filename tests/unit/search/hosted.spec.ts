import {expect, test} from '@playwright/test';

import {externalUrls} from '../../../src/config/search';
import {site} from '../../../src/config/site';
import {hostedObjects} from '../../../src/search/hosted/objects';
import type {SearchPage} from '../../../src/search/records';
import {indexSettings, indexSynonyms} from '../../../src/search/hosted/indexSettings';
import {page, section} from './searchPages';

const siteUrl = 'https://www.example.com';

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

test('kinds of pages are ranked in this order, and links count within a kind', () => {
  const weightOf = (kind: SearchPage['kind'], inboundLinks = 0) =>
    hostedObjects([page('/docs/a', {kind, inboundLinks})], siteUrl)[0]?.weight.page ?? 0;
  const order = [
    ['api'],
    ['guide', 'index', 'cli'],
    ['troubleshooting'],
    ['ai', 'legal'],
    ['learn'],
    ['migration', 'page'],
    ['contributing'],
    ['blog'],
    ['story'],
  ] as const;
  for (const [place, kinds] of order.entries()) {
    expect(new Set(kinds.map((kind) => weightOf(kind))).size).toBe(1);
    for (const kind of kinds) {
      expect(weightOf(kind, 3)).toBeGreaterThan(weightOf(kind, 2));
      const [above] = order[place - 1] ?? [];
      // However many pages link to one of the kind below.
      if (above) expect(weightOf(kind, 1000), kind).toBeLessThan(weightOf(above));
    }
  }
});

test('a section is found by its level and its place, and a page by its names once', () => {
  const long = 'word '.repeat(2500).trim();
  const objects = hostedObjects(
    [
      page('/docs/a', {
        title: 'A & B',
        names: ['a', 'b'],
        phrases: ['c'],
        breadcrumb: [],
        sections: [
          {...section('Two'), level: 2},
          {...section('Four'), level: 4},
          {...section('Three', long), level: 3},
          {...section('Last'), level: 2},
        ],
      }),
    ],
    siteUrl,
  );
  expect(
    objects.map(({heading, type, weight: {level, position}, names, phrases}) => ({
      heading,
      type,
      level,
      position,
      names,
      phrases,
    })),
  ).toEqual([
    {heading: '', type: 'lvl1', level: 90, position: 0, names: ['a', 'b'], phrases: ['c']},
    {heading: 'Two', type: 'lvl2', level: 80, position: 1, names: [], phrases: []},
    {heading: 'Four', type: 'lvl4', level: 60, position: 2, names: [], phrases: []},
    {heading: 'Three', type: 'lvl3', level: 70, position: 3, names: [], phrases: []},
    {heading: 'Three', type: 'lvl3', level: 70, position: 3, names: [], phrases: []},
    {heading: 'Three', type: 'lvl3', level: 70, position: 3, names: [], phrases: []},
    {heading: 'Last', type: 'lvl2', level: 80, position: 4, names: [], phrases: []},
  ]);
  const none = {lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const top = {lvl0: 'A &amp; B', lvl1: 'A &amp; B'};
  expect(objects.map(({hierarchy}) => hierarchy)).toEqual([
    {...top, lvl2: null, ...none},
    {...top, lvl2: 'Two', ...none},
    {...top, lvl2: 'Two', ...none, lvl4: 'Four'},
    ...Array.from({length: 3}, () => ({...top, lvl2: 'Two', ...none, lvl3: 'Three'})),
    {...top, lvl2: 'Last', ...none},
  ]);
  expect(objects.slice(3, 6).map(({objectID, url, anchor}) => [objectID, url, anchor])).toEqual(
    ['', '~1', '~2'].map((end) => [
      `${siteUrl}/docs/a#three${end}`,
      `${siteUrl}/docs/a#three`,
      'three',
    ]),
  );
  expect(objects[0]?.anchor).toBeNull();
  expect(objects[3]?.content).toHaveLength(4999);
});

test('the service has the settings by which it finds what the embedded index does', () => {
  expect(indexSettings).toMatchObject({
    distinct: true,
    attributeForDistinct: 'url_without_anchor',
    customRanking: ['desc(weight.page)', 'desc(weight.level)', 'asc(weight.position)'],
    camelCaseAttributes: ['names', 'title', 'heading', 'content'],
    minWordSizefor1Typo: 5,
    minWordSizefor2Typos: 12,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional',
    exactOnSingleWordQuery: 'attribute',
    queryLanguages: ['en'],
    indexLanguages: ['en'],
    // The theme's search page.
    attributesToSnippet: ['content:10'],
    highlightPreTag: '<span class="algolia-docsearch-suggestion--highlight">',
    highlightPostTag: '</span>',
  });
  expect(indexSynonyms()[0]).toMatchObject({type: 'oneWaySynonym'});
});

test('a long section becomes several objects below the limit of the service', () => {
  const long = Array.from({length: 3000}, (_, number) => `word${number}`).join(' ');
  const objects = hostedObjects([page('/docs/long', {sections: [section('', long)]})], siteUrl);
  expect(objects.length).toBeGreaterThan(4);
  expect(new Set(objects.map(({objectID}) => objectID)).size).toBe(objects.length);
  for (const object of objects) expect(JSON.stringify(object).length).toBeLessThan(10_000);
  expect(objects.map(({content}) => content).join(' ')).toBe(long);
  // A text without spaces is cut all the same, and a short word before it stays.
  const word = `a ${'b'.repeat(12_000)}`;
  const pieces = hostedObjects([page('/docs/word', {sections: [section('', word)]})], siteUrl);
  expect(pieces.map(({content}) => content).join('')).toBe(word.replace(' ', ''));
});

test('settings search in the fields that the objects have; each synonym has an id of its own', () => {
  const [object] = hostedObjects([page('/docs/a')], siteUrl);
  const fields = indexSettings.searchableAttributes.map((field) =>
    field.replace(/^unordered\((.*)\)$/, '$1'),
  );
  for (const field of [...fields, ...indexSettings.attributesForFaceting]) {
    expect(Object.keys(object ?? {})).toContain(field);
  }
  const ids = indexSynonyms().map(({objectID}) => objectID);
  expect(new Set(ids).size).toBe(ids.length);
});

test('texts that the theme inserts as HTML are escaped, those that are only searched are not', () => {
  const attack = '<img src=x onerror=attack()> & more';
  const objects = hostedObjects(
    [page('/docs/a', {title: attack, sections: [section('', attack), section(attack, attack)]})],
    siteUrl,
  );
  for (const {content, hierarchy} of objects) {
    expect(JSON.stringify([content, hierarchy])).not.toContain('<');
    expect(hierarchy.lvl1).toBe('&lt;img src=x onerror=attack()&gt; &amp; more');
  }
  expect(objects[0]?.title).toBe(attack);
});

test('[SEARCH-10] addresses of other hosts are external', () => {
  const external = new RegExp(externalUrls, 'i');
  expect(external.test(`${site.url}/docs/spring`)).toBe(false);
  expect(external.test('/docs/spring')).toBe(false);
  expect(external.test('https://elsewhere.example/docs')).toBe(true);
  expect(external.test(`${site.url}.elsewhere.example/docs`)).toBe(true);
});
