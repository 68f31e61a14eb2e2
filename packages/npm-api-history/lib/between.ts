import {compareVersions, readMoment} from './format';
import type {Release} from './releases';

/**
 * The releases that matter when a project goes from one version to a later one: newest first, with those that
 * may be before the first of the two, since their release isn't certain.
 */
export const releasesBetween = (
  releases: readonly Release[],
  from: string,
  to: string,
): Release[] =>
  releases.filter(({moment}) => {
    const {after, at} = readMoment(moment);
    const isBeforeEnd =
      after === undefined ? compareVersions(at, to) <= 0 : compareVersions(after, to) < 0;
    return compareVersions(at, from) > 0 && isBeforeEnd;
  });
