/** Decides whether a visit may be counted. */
export interface Visit {
  hostname: string;
  /** `navigator.doNotTrack`, or `window.doNotTrack` in browsers that have it. */
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
}

const localHosts = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|)$/;

/** Visits on the author's own machine, and by people who opted out of tracking, aren't counted. */
export const mayCount = ({hostname, doNotTrack, globalPrivacyControl}: Visit): boolean =>
  !localHosts.test(hostname) &&
  doNotTrack !== '1' &&
  doNotTrack !== 'yes' &&
  globalPrivacyControl !== true;
