import {alignLines} from '../alignLines';
import {median} from '../peers/figures';
import type {TimesOf} from './measure';

/** What visitors do, in the words of the table, and the milliseconds that the slowest may take. */
export type Interactions<Name extends string> = Readonly<
  Record<Name, {readonly label: string; readonly most: number}>
>;

/** The time that 98 of 100 don't exceed; of twenty, that is the slowest. NaN without any. */
export const slowest = (times: readonly number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(0.98 * sorted.length) - 1] ?? Number.NaN;
};

const milliseconds = (value: number): string => String(Math.round(value));

/**
 * The slowest of each page kind, with the median and the number; in the last column whether all are met.
 *
 * @param times by page kind, in the order of the columns
 */
export const formatTimes = <Name extends string>(
  times: Readonly<Record<string, TimesOf<Name>>>,
  interactions: Interactions<Name>,
): string => {
  const lines = (Object.keys(interactions) as Name[]).flatMap((name) => {
    const {label, most} = interactions[name];
    const all = Object.values(times).map((measured) => measured[name] ?? []);
    if (all.every(({length}) => length === 0)) return [];
    const isMet = all.every((list) => list.length === 0 || slowest(list) <= most);
    const cells = all.map((list) =>
      list.length === 0
        ? '–'
        : `${milliseconds(slowest(list))} (${milliseconds(median(list))}, ${String(list.length)}×)`,
    );
    return [[label, ...cells, `at most ${String(most)}`, isMet ? 'met' : 'missed']];
  });
  return alignLines([['', ...Object.keys(times), '', ''], ...lines]);
};
