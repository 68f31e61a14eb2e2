import {expect, test} from '@playwright/test';

import {assetType} from '../lib/peers/assetType';
import {growth, median, visitBytes} from '../lib/peers/figures';
import {
  barsOf,
  formatBars,
  formatReports,
  formatTable,
  type Bar,
  type PeerResult,
} from '../lib/peers/table';
import type {Asset, Times} from '../lib/peers/visit';

test('medians', () => {
  expect(median([30, 1, 2])).toBe(2);
  expect(median([1, 4, 2, 3])).toBe(2.5);
  expect(median([])).toBeNaN();
});

test('files have the kind of what they are sent as', () => {
  const types = ['text/html; charset=utf-8', 'text/javascript', 'font/woff2', 'application/json'];
  expect(types.map(assetType)).toEqual(['html', 'js', 'font', 'other']);
});

const assets = (script: number): Asset[] => [
  {pathname: '/', type: 'html', bytes: 1000, phase: 'before'},
  {pathname: '/a.js', type: 'js', bytes: script, phase: 'after'},
  {pathname: '/b.js', type: 'js', bytes: 50_000, phase: 'advance'},
];

test('what is loaded in advance is counted apart', () => {
  const {before, idle, advance} = visitBytes({assets: assets(5000)});
  expect([before.all, idle.js, idle.all, advance.all]).toEqual([1000, 5000, 6000, 50_000]);
});

const sizeOf = (pages: number, script: number): PeerResult['sizes'][number] => ({
  pages,
  assets: [],
  times: [],
  bytes: visitBytes({assets: assets(script)}),
});

test('growth is what a page more adds to another one, whatever the order', () => {
  const sizes = [sizeOf(720, 11_000), sizeOf(120, 5000)];
  expect(growth(sizes, 'all')).toBe(10);
  expect(growth(sizes, 'html')).toBe(0);
  expect(growth(sizes.slice(1), 'all')).toBeUndefined();
});

const times = (...largest: number[]): Times[] =>
  largest.map((largestPaint) => ({firstPaint: 900, largestPaint, blocking: 51, shift: 0}));

const results: PeerResult[] = [
  {name: 'site', label: 'this site', sizes: [{...sizeOf(712, 9000), times: times(1, 1500, 9999)}]},
  {
    name: 'ours',
    label: 'same pages',
    sizes: [sizeOf(120, 5000), {...sizeOf(720, 11_000), coldBuild: 30, warmBuild: 12}],
  },
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    sizes: [{...sizeOf(720, 11_000), coldBuild: 10, warmBuild: 10}],
  },
  {name: 'starlight', label: 'Starlight', sizes: [], problem: 'npm install failed'},
];

test('the table has the largest size of each, and says what is missing', () => {
  const lines = formatTable(results).split('\n');
  const cells = (start: string): string[] =>
    lines.find((line) => line.startsWith(start))?.split(/ {2,}/) ?? [];
  expect(cells('pages')).toEqual(['pages', '712', '720', '720', '–']);
  expect(cells('cold build')).toEqual(['cold build', '–', '30.0 s', '10.0 s', '–']);
  expect(cells('after idle: all')).toEqual([
    'after idle: all',
    '10.0 kB',
    '12.0 kB',
    '12.0 kB',
    '–',
  ]);
  expect(cells('growth per page: js')).toEqual([]);
  expect(cells('growth per page: scripts').slice(1)).toEqual(['–', '10.0 B', '–', '–']);
  expect(cells('largest paint').slice(1)).toEqual(['1500 ms', '–', '–', '–']);
  expect(cells('before load: fonts')).toEqual([]);
  expect(lines.at(-1)).toBe('Starlight: npm install failed');
  expect(new Set(lines.slice(0, -1).map(({length}) => length)).size).toBe(1);
});

const bars: readonly Bar[] = [
  {label: 'before load', figure: 'beforeLoad', of: 'site', most: 80_000},
  {label: 'growth per page', figure: 'growth', of: 'ours', most: 8},
  {label: 'blocking', figure: 'blocking', of: 'site', most: 50},
  {label: 'cold build', figure: 'coldBuild', of: 'ours', relativeTo: 'docusaurus', most: 2},
  {
    label: 'build with caches',
    figure: 'warmBuild',
    of: 'ours',
    relativeTo: 'docusaurus',
    most: 1.4,
  },
  {label: 'largest paint', figure: 'largestPaint', of: 'site', relativeTo: 'starlight', most: 1},
];

const verdictsOf = (columns: readonly PeerResult[]): Map<string, string> =>
  new Map(
    formatBars(barsOf(columns, bars))
      .split('\n')
      .map((line) => {
        const [label = '', ...cells] = line.trimEnd().split(/ {2,}/);
        return [label, cells.join(' ')];
      }),
  );

test('bars are met, missed, or not measured', () => {
  expect(Object.fromEntries(verdictsOf(results))).toEqual({
    'before load': '1.0 kB at most 80.0 kB met',
    'growth per page': '10.0 B at most 8.0 B missed',
    blocking: '51 ms at most 50 ms missed',
    'cold build': '3.00 × at most 2.00 × missed',
    'build with caches': '1.20 × at most 1.40 × met',
    'largest paint': '– at most 1.00 × not measured',
  });
});

test('builds of different numbers of pages are not compared', () => {
  const smaller = results.map((result) =>
    result.name === 'docusaurus'
      ? {...result, sizes: result.sizes.map((size) => ({...size, pages: 120}))}
      : result,
  );
  expect(verdictsOf(smaller).get('cold build')).toBe('– at most 2.00 × not measured');
});

test('reports with too few points are marked', () => {
  const report = {firstPaint: 900, largestPaint: 1500, blocking: 20, shift: 0, wanted: 97};
  const lines = formatReports([
    {...report, pathname: '/', points: 96},
    {...report, pathname: '/blog', points: 97},
  ]).split('\n');
  expect(lines[1]).toMatch(/^\/ .*below 97$/);
  expect(lines[2]).not.toContain('below');
});
