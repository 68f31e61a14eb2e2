// Runs in the page that is measured: a worker that answers as a slower one would, and a stopwatch.
// Plain JavaScript, because it is handed to the browser as it is.

/** @typedef {{result?: {milliseconds?: number}}} Answer */

/** The browser slows the page only. */
const slowdown = Number(new URLSearchParams(window.location.search).get('slowdown') ?? 1);

window.Worker = class extends Worker {
  /**
   * @override
   * @param {string} type
   * @param {(event: Event) => void} listener
   */
  addEventListener(type, listener) {
    super.addEventListener(type, (event) => {
      const answer = /** @type {MessageEvent<Answer | undefined>} */ (event).data;
      const own = answer?.result?.milliseconds ?? 0;
      setTimeout(listener, own * (slowdown - 1), event);
    });
  }
};

/** Time of the next key, and of the first frame after it with other results. */
window.addEventListener('keydown', () => performance.mark('pressed'), {capture: true});

new MutationObserver((changes) => {
  const isInList = changes.some(
    ({target}) => target instanceof Element && target.closest('.DocSearch-Dropdown'),
  );
  if (!isInList) return;
  requestAnimationFrame(() => {
    setTimeout(() => performance.mark('shown'));
  });
}).observe(document, {childList: true, subtree: true, characterData: true});
