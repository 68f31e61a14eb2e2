export {approvedCommit} from './approved';
export type {BuildOptions} from './buildOf';
export {compareBuilds, type CompareBuildsOptions} from './compareBuilds';
export {
  comparePages,
  nameOf,
  type ChangedView,
  type CompareOptions,
  type Comparison,
  type LookOptions,
  type ServedSite,
} from './comparePages';
export {usualWidths, type Scheme} from './photograph';
export {writeReport} from './writeReport';
