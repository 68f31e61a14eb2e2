export {readEntries, readFields, readProgram} from './readExports';
export {findDeclarations, openEntries, type EntryProgram, type PackageSource} from './program';
export type {ReaderOptions, Substitute} from './options';

/** The folder with this package's code. Include it in the cache key of anything that is stored from it. */
export const libraryFolder = __dirname;
