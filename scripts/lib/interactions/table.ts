import {alignLines} from '../alignLines';
import {median} from '../peers/figures';
import {interactions, kinds, type Interaction, type Kind, type Times} from './interactions';

/** The time that 98 of 100 don't exceed; of twenty, that is the slowest. NaN without any. */
export const slowest = (times: readonly number[]): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.ceil(0.98 * sorted.length) - 1] ?? Number.NaN;
};

const milliseconds = (value: number): string => String(Math.round(value));

/** The slowest of each kind, with the median and the number; in the last column whether all are met. */
export const formatTimes = (times: Times): string => {
  const measured = (Object.keys(kinds) as Kind[]).filter((kind) => times[kind]);
  const lines = (Object.keys(interactions) as Interaction[]).flatMap((name) => {
    const {label, most} = interactions[name];
    const all = measured.map((kind) => times[kind]?.[name] ?? []);
    if (all.every(({length}) => length === 0)) return [];
    const isMet = all.every((list) => list.length === 0 || slowest(list) <= most);
    const cells = all.map((list) =>
      list.length === 0
        ? '–'
        : `${milliseconds(slowest(list))} (${milliseconds(median(list))}, ${String(list.length)}×)`,
    );
    return [[label, ...cells, `at most ${String(most)}`, isMet ? 'met' : 'missed']];
  });
  return alignLines([['', ...measured, '', ''], ...lines]);
};
