/** Safari has no idle callbacks: this long after the page has loaded, in milliseconds. */
const pauseInstead = 500;

const onIdle = (callback: () => void): void => {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(callback);
  else setTimeout(callback, pauseInstead);
};

/** Calls back when the page has loaded all that belongs to it and the browser has nothing to do. */
export const whenIdle = (callback: () => void): void => {
  if (document.readyState === 'complete') {
    onIdle(callback);
    return;
  }
  window.addEventListener(
    'load',
    () => {
      onIdle(callback);
    },
    {once: true},
  );
};
