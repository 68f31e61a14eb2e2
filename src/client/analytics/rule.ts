/** What decides whether a visit may be counted. */
export interface Visit {
  hostname: string;
  /** `navigator.doNotTrack`, or that of the window in browsers that have it there. */
  doNotTrack?: string | null | undefined;
  globalPrivacyControl?: boolean | undefined;
}

const localHosts = /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|)$/;

/** Visits to the author's own machine, and of those who ask not to be tracked, are not counted. */
export const mayCount = ({hostname, doNotTrack, globalPrivacyControl}: Visit): boolean =>
  !localHosts.test(hostname) &&
  doNotTrack !== '1' &&
  doNotTrack !== 'yes' &&
  globalPrivacyControl !== true;
