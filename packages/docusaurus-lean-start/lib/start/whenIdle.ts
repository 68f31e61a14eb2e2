/**
 * Safari has no idle callbacks (https://bugs.webkit.org/show_bug.cgi?id=164193). How long to wait there after
 * the page has loaded, in milliseconds.
 */
const pauseInstead = 500;

const onIdle = (callback: () => void, timeout?: number): void => {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(callback, timeout === undefined ? undefined : {timeout});
  } else setTimeout(callback, pauseInstead);
};

/**
 * Calls back when the page has fully loaded and the browser is idle, or, if it stays busy,
 * `timeout` milliseconds after the load.
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
