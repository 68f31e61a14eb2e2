export {compareSurfaces, type CompareOptions, type Difference} from './compare';
export {fingerprints, type FingerprintOptions} from './fingerprint';
export {readLater, releasesFrom} from './laterChanges';
export {printHistory} from './printHistory';
export {readHistory, type ReadRelease} from './readHistory';
export {npmRegistry, type Registry} from './registry';
export {loadRelease, nearestVersion, type Release} from './release';
export {
  readSurface,
  type Extras,
  type ExtraItem,
  type Surface,
  type SurfaceItem,
  type SurfaceOptions,
} from './surface';

/** The folder with this package's code. Include it in the cache key of anything that is stored from it. */
export const libraryFolder = __dirname;
