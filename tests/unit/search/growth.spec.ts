import {expect, test} from '@playwright/test';
import {growTo, indexSizes, openFiles} from 'embedded-docs-search/bench';

import {buildSiteIndex} from '../../../src/search/embedded/siteIndex';
import {page, section} from './searchPages';

const word = (seed: number): string =>
  ['frame', 'video', 'audio', 'render', 'scene', 'value', 'color', 'layer'][seed % 8] ?? '';
const prose = (seed: number): string =>
  Array.from({length: 120}, (_, place) => `${word(seed + place)}${(seed * place) % 53}`).join(' ');
const models = Array.from({length: 40}, (_, number) =>
  page(`/docs/page-${number}`, {
    title: `page${number}()`,
    kind: 'api',
    names: [`page${number}`],
    description: prose(number).slice(0, 120),
    sections: [
      section('', prose(number)),
      section('Example', prose(number + 1)),
      section(`option${number}`, prose(number + 2)),
      section('See also', prose(number + 3)),
    ],
  }),
);

test('the first download stays small at 700 pages, and no file grows with their number', () => {
  const at = (count: number) => indexSizes(buildSiteIndex(growTo(models, count)));
  const [small, large] = [at(117), at(707)];
  // Dialog, engine and styles are about 17 kB; the limit for everything is 80 kB.
  expect(large.names).toBeLessThan(20_000);
  expect(large.largestWords).toBeLessThan(2_000);
  expect(large.largestTexts).toBeLessThan(2_500);
  // Six times the pages, including the code that is loaded in any case: less than 50% more bytes.
  const code = 40_000;
  expect((code + large.names) / (code + small.names)).toBeLessThan(1.5);
});

test('made-up pages are the same with each run, have addresses of their own and are found', async () => {
  const grown = growTo(models, 300);
  expect(grown).toEqual(growTo(models, 300));
  expect(new Set(grown.map(({url}) => url)).size).toBe(300);
  const added = grown[250];
  const {hits} = await openFiles(buildSiteIndex(grown)).search({
    query: added?.title ?? '',
    page: 0,
    hitsPerPage: 20,
    snippetWords: 10,
  });
  expect(hits[0]?.title.map(({text}) => text).join('')).toBe(added?.title);
});
