import {expect, test} from '@playwright/test';
import {barsOf, formatBars, type PeerResult} from 'docs-site-bench';

import {bars} from '../../../scripts/lib/peers/bars';

const bytesOf = (
  all: number,
): Record<'all' | 'html' | 'css' | 'js' | 'font' | 'image' | 'other', number> => ({
  all,
  html: 0,
  css: 0,
  js: all,
  font: 0,
  image: 0,
  other: 0,
});

const sizeOf = (pages: number, idle: number): PeerResult['sizes'][number] => ({
  pages,
  assets: [],
  times: [],
  bytes: {before: bytesOf(1000), idle: bytesOf(idle), advance: bytesOf(0)},
});

const results: PeerResult[] = [
  {
    name: 'site',
    label: 'this site',
    sizes: [
      {
        ...sizeOf(712, 10_000),
        times: [{firstPaint: 900, largestPaint: 1500, blocking: 51, shift: 0}],
      },
    ],
  },
  {
    name: 'ours',
    label: 'same pages',
    sizes: [sizeOf(120, 6000), {...sizeOf(720, 12_000), coldBuild: 30, warmBuild: 12}],
  },
  {
    name: 'docusaurus',
    label: 'Docusaurus',
    sizes: [{...sizeOf(720, 12_000), coldBuild: 10, warmBuild: 10}],
  },
  {name: 'starlight', label: 'Starlight', sizes: [], problem: 'npm install failed'},
];

test('the site is held to its bars', () => {
  const verdicts = formatBars(barsOf(results, bars))
    .split('\n')
    .map((line) => line.trimEnd().split(/ {2,}/).join(' '));
  expect(verdicts).toEqual([
    'before load 1.0 kB at most 80.0 kB met',
    'after idle 10.0 kB at most 175.0 kB met',
    'scripts after idle 10.0 kB at most 110.0 kB met',
    'growth per page 10.0 B at most 8.0 B missed',
    'largest paint, relative to Starlight – at most 1.00 × not measured',
    'blocking 51 ms at most 50 ms missed',
    'layout shift 0.000 at most 0.000 met',
    'cold build, relative to Docusaurus 3.00 × at most 2.00 × missed',
    'build with caches, relative to Docusaurus 1.20 × at most 1.40 × met',
  ]);
});
