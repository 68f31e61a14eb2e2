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

/** What a bar can be about: a figure of the largest site of a column. */
const figures = {
  beforeLoad: {format: kilobytes, of: (result) => largest(result)?.bytes.before.all},
  afterIdle: {format: kilobytes, of: (result) => largest(result)?.bytes.idle.all},
  scriptsAfterIdle: {format: kilobytes, of: (result) => largest(result)?.bytes.idle.js},
  growth: {format: bytesEach, of: ({sizes}) => growth(sizes, 'all')},
  largestPaint: {format: milliseconds, of: (result) => timeOf(result, 'largestPaint')},
  blocking: {format: milliseconds, of: (result) => timeOf(result, 'blocking')},
  shift: {format: shift, of: (result) => timeOf(result, 'shift')},
  coldBuild: {format: seconds, of: (result) => largest(result)?.coldBuild},
  warmBuild: {format: seconds, of: (result) => largest(result)?.warmBuild},
} satisfies Record<string, {format: Row['format']; of: (result: PeerResult) => Value}>;

/** What a site is held to. */
export interface Bar {
  readonly label: string;
  readonly figure: keyof typeof figures;
  /** The name of the column that it is about. */
  readonly of: string;
  /** The name of a column that it is divided by. Builds are compared only at the same number of pages. */
  readonly relativeTo?: string;
  /** In bytes, milliseconds, seconds for builds, or as a share of the other column. */
  readonly most: number;
}

/** A bar with what was measured. */
interface MeasuredBar {
  label: string;
  value: Value;
  most: number;
  format: (value: number) => string;
}

const times = (value: number): string => `${value.toFixed(2)} ×`;

/** Reads the figures that bars are about. */
export const barsOf = (results: readonly PeerResult[], bars: readonly Bar[]): MeasuredBar[] =>
  bars.map(({label, figure, of, relativeTo, most}) => {
    const {format, of: read} = figures[figure];
    const result = results.find(({name}) => name === of);
    const value = result && read(result);
    if (relativeTo === undefined) return {label, value, most, format};
    const other = results.find(({name}) => name === relativeTo);
    const otherValue = other && read(other);
    const isBuild = figure === 'coldBuild' || figure === 'warmBuild';
    // Where one of them failed at a size, the largest ones differ.
    const isComparable =
      !isBuild || (result && largest(result)?.pages) === (other && largest(other)?.pages);
    const ratio =
      value === undefined || otherValue === undefined || !isComparable
        ? undefined
        : value / otherValue;
    return {label, value: ratio, most, format: times};
  });

/** Says which bars are met. */
export const formatBars = (bars: readonly MeasuredBar[]): string =>
  alignLines(
    bars.map(({label, value, most, format}) => [
      label,
      value === undefined ? '–' : format(value),
      `at most ${format(most)}`,
      value === undefined ? 'not measured' : value <= most ? 'met' : 'missed',
    ]),
  );
