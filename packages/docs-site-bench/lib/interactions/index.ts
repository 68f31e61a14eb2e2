export {chosenNames} from '../chosenNames';
export {benchInteractions, type BenchInteractionsOptions} from './benchInteractions';
export type {Effect} from './effect';
export {
  devices,
  measureInteractions,
  type MeasureOptions,
  type Round,
  type Step,
  type TimesOf,
  type Visit,
} from './measure';
export {
  followLink,
  openCategory,
  openDrawer,
  search,
  switchColors,
  type SearchDialog,
} from './steps';
export {formatTimes, slowest, type Interactions} from './table';
