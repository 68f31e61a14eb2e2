import {alignLines} from '../alignLines';
import {assetTypes} from './assetType';
import {growth, median, type Size} from './figures';
import type {Report} from './lighthouse';
import type {Asset, Times} from './visit';

/** A site of one size, built and visited. Times of builds are in seconds. */
export interface SizeResult extends Size {
  coldBuild?: number;
  warmBuild?: number;
  assets: Asset[];
  times: Times[];
}

/** A column of the table. */
export interface PeerResult {
  name: string;
  label: string;
  /** By number of pages. */
  sizes: SizeResult[];
  lighthouse?: Report;
  /** Why there are no figures, or not all of them. */
  problem?: string;
}

type Value = number | undefined;
interface Row {
  label: string;
  values: Value[];
  format: (value: number) => string;
}

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const milliseconds = (value: number): string => `${Math.round(value)} ms`;
/** Thousands of bytes, compressed. */
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
const bytesEach = (bytes: number): string => `${bytes.toFixed(1)} B`;
const points = (value: number): string => String(Math.round(value));
const shift = (value: number): string => value.toFixed(3);

const largest = ({sizes}: PeerResult): SizeResult | undefined =>
  [...sizes].sort((a, b) => b.pages - a.pages)[0];

const typeNames = {
  html: 'HTML',
  css: 'styles',
  js: 'scripts',
  font: 'fonts',
  image: 'images',
  other: 'other',
} as const;

const timeOf = (result: PeerResult, name: keyof Times): Value => {
  const times = largest(result)?.times ?? [];
  return times.length === 0 ? undefined : median(times.map((time) => time[name]));
};

const rowsOf = (results: readonly PeerResult[]): Row[] => {
  const row = (
    label: string,
    format: Row['format'],
    value: (result: PeerResult) => Value,
  ): Row => ({label, format, values: results.map(value)});
  const types = ['all', ...assetTypes] as const;
  const label = (type: (typeof types)[number]): string =>
    type === 'all' ? 'all' : typeNames[type];
  return [
    row('pages', String, (result) => largest(result)?.pages),
    row('cold build', seconds, (result) => largest(result)?.coldBuild),
    row('build with caches', seconds, (result) => largest(result)?.warmBuild),
    ...(['before', 'idle'] as const).flatMap((phase) =>
      types.map((type) =>
        row(
          `${phase === 'before' ? 'before load' : 'after idle'}: ${label(type)}`,
          kilobytes,
          (result) => largest(result)?.bytes[phase][type],
        ),
      ),
    ),
    row('in advance for other pages', kilobytes, (result) => largest(result)?.bytes.advance.all),
    ...(['all', 'html', 'js'] as const).map((type) =>
      row(`growth per page: ${label(type)}`, bytesEach, ({sizes}) => growth(sizes, type)),
    ),
    row('first paint (FCP)', milliseconds, (result) => timeOf(result, 'firstPaint')),
    row('largest paint (LCP)', milliseconds, (result) => timeOf(result, 'largestPaint')),
    row('blocking (TBT)', milliseconds, (result) => timeOf(result, 'blocking')),
    row('layout shift (CLS)', shift, (result) => timeOf(result, 'shift')),
    row('Lighthouse', points, ({lighthouse}) => lighthouse?.points),
    row('Lighthouse: LCP', milliseconds, ({lighthouse}) => lighthouse?.largestPaint),
    row('Lighthouse: TBT', milliseconds, ({lighthouse}) => lighthouse?.blocking),
  ].filter(({values}) => values.some((value) => value !== undefined && value !== 0));
};

/** The figures side by side, and below them what could not be measured. Rows that are 0 everywhere are left out. */
export const formatTable = (results: readonly PeerResult[]): string => {
  const lines = rowsOf(results).map(({label, values, format}) => [
    label,
    ...values.map((value) => (value === undefined ? '–' : format(value))),
  ]);
  const problems = results.flatMap(({label, problem}) =>
    problem === undefined ? [] : [`${label}: ${problem}`],
  );
  return [alignLines([['', ...results.map(({label}) => label)], ...lines]), ...problems].join('\n');
};

/** Lighthouse's reports of this site's pages; those with fewer points than they are to have are marked. */
export const formatReports = (reports: readonly (Report & {wanted: number})[]): string =>
  alignLines([
    ['page', 'points', 'FCP', 'LCP', 'TBT', 'CLS', ''],
    ...reports.map((report) => [
      report.pathname,
      points(report.points),
      milliseconds(report.firstPaint),
      milliseconds(report.largestPaint),
      milliseconds(report.blocking),
      shift(report.shift),
      report.points < report.wanted ? `below ${report.wanted}` : '',
    ]),
  ]);

interface Bar {
  label: string;
  value: Value;
  most: number;
  format: (value: number) => string;
}

const ratio = (a: Value, b: Value): Value =>
  a === undefined || b === undefined ? undefined : a / b;
const times = (value: number): string => `${value.toFixed(2)} ×`;

/** What the site is held to: `site` is the built site, `ours` its copy with the pages of the comparison. */
export const barsOf = (results: readonly PeerResult[]): Bar[] => {
  const find = (name: string): PeerResult | undefined =>
    results.find((result) => result.name === name);
  const [site, copy, stock, starlight] = ['site', 'ours', 'docusaurus', 'starlight'].map(find);
  const size = (result: PeerResult | undefined): SizeResult | undefined =>
    result && largest(result);
  const bytes = size(site)?.bytes;
  // Where one of them failed at a size, the largest ones differ.
  const isComparable = size(copy)?.pages === size(stock)?.pages;
  const buildRatio = (name: 'coldBuild' | 'warmBuild'): Value =>
    isComparable ? ratio(size(copy)?.[name], size(stock)?.[name]) : undefined;
  const time = (result: PeerResult | undefined, name: keyof Times): Value =>
    result && timeOf(result, name);
  return [
    {label: 'before load', value: bytes?.before.all, most: 80_000, format: kilobytes},
    {label: 'after idle', value: bytes?.idle.all, most: 175_000, format: kilobytes},
    {label: 'scripts after idle', value: bytes?.idle.js, most: 110_000, format: kilobytes},
    {
      label: 'growth per page',
      value: copy && growth(copy.sizes, 'all'),
      most: 8,
      format: bytesEach,
    },
    {
      label: 'largest paint, relative to Starlight',
      value: ratio(time(site, 'largestPaint'), time(starlight, 'largestPaint')),
      most: 1,
      format: times,
    },
    {label: 'blocking', value: time(site, 'blocking'), most: 50, format: milliseconds},
    {label: 'layout shift', value: time(site, 'shift'), most: 0, format: shift},
    {
      label: 'cold build, relative to Docusaurus',
      value: buildRatio('coldBuild'),
      most: 2,
      format: times,
    },
    {
      label: 'build with caches, relative to Docusaurus',
      value: buildRatio('warmBuild'),
      most: 1.4,
      format: times,
    },
  ];
};

/** Says which bars are met. */
export const formatBars = (bars: readonly Bar[]): string =>
  alignLines(
    bars.map(({label, value, most, format}) => [
      label,
      value === undefined ? '–' : format(value),
      `at most ${format(most)}`,
      value === undefined ? 'not measured' : value <= most ? 'met' : 'missed',
    ]),
  );
