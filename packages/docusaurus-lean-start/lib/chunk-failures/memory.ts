const storageKey = (address: string): string => `lean-start.chunk-failure.${address}`;

/** For this long after a failure, the next one of the same address does not reload; in milliseconds. */
const memory = 60_000;

/** Remembers, across a reload, that the code of an address failed to load. */
export const rememberFailure = (address: string): void => {
  try {
    sessionStorage.setItem(storageKey(address), String(Date.now()));
  } catch {
    // Without storage each failed navigation reloads; a page that loads never does, so there is no loop.
  }
};

/** Whether the code of an address failed within the last minute. */
export const failedLately = (address: string): boolean => {
  try {
    const time = Number(sessionStorage.getItem(storageKey(address)) ?? 0);
    return Math.abs(Date.now() - time) < memory;
  } catch {
    return false;
  }
};
