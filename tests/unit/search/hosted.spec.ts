import {expect, test} from '@playwright/test';

import {externalUrls} from '../../../src/config/search';
import {site} from '../../../src/config/site';
import {hostedObjects} from '../../../src/search/hosted/objects';
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
