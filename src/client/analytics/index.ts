import {googleTag} from './googleTag';
import {mayCount} from './rule';
import type {Analytics} from './analyticsService';

/** Standardized on `navigator`; old browsers have it on `window`. TypeScript knows neither. */
interface Wishes {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/** The service that counts page views under an id; undefined when this visit must not be counted. */
export const analyticsFor = (id: string): Analytics | undefined => {
  const {doNotTrack, globalPrivacyControl} = navigator as Wishes;
  const visit = {
    hostname: window.location.hostname,
    doNotTrack: doNotTrack ?? (window as Wishes).doNotTrack,
    globalPrivacyControl,
  };
  return mayCount(visit) ? googleTag(id) : undefined;
};
