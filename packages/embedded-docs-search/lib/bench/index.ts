export {benchSearch, type BenchSearchOptions} from './benchSearch.ts';
export {growTo} from './growth.ts';
export {openFiles} from './openFiles.ts';
export {measureQuality, parseQueries, type KnownQuery, type Miss, type Quality} from './quality.ts';
export {gzipBytes, indexSizes, type IndexSizes} from './sizes.ts';
