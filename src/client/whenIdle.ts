/** Safari has no idle callbacks: this long after the page has loaded, in milliseconds. */
const pauseInstead = 500;

const onIdle = (callback: () => void, timeout?: number): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, timeout === undefined ? undefined : {timeout});
  } else setTimeout(callback, pauseInstead);
};

/**
 * Calls back when the page has loaded all that belongs to it and the browser has nothing to do, or,
 * after the load, when it has been busy for `timeout` milliseconds.
 */
export const whenIdle = (callback: () => void, timeout?: number): void => {
  if (document.readyState === 'complete') {
    onIdle(callback, timeout);
    return;
  }
  window.addEventListener(
    'load',
    () => {
      onIdle(callback, timeout);
    },
    {once: true},
  );
};
