import type {SearchHit} from '@site/src/search/searchEngine';

/** Package and breadcrumb of a hit on one line, each label once. */
export const whereOf = ({packageName, breadcrumb}: SearchHit): string =>
  [packageName, ...breadcrumb]
    .filter((label, index, all) => label !== null && all.indexOf(label) === index)
    .join(' › ');
