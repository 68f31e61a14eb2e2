// Runs in the page that is measured: a worker that answers as a slower one would, and a stopwatch.
// Plain JavaScript, because it is handed to the browser as it is.

/** @typedef {{id?: number, request?: {query?: string}}} Message */

/** The browser slows the page only: how much later the worker is to answer, by query. */
const delays = /** @type {{searchDelays?: Record<string, number>}} */ (window).searchDelays ?? {};

window.Worker = class extends Worker {
  /** @type {Map<number | undefined, string | undefined>} */
  queries = new Map();

  /**
   * @override
   * @param {Message} message
   */
  postMessage(message) {
    this.queries.set(message.id, message.request?.query);
    super.postMessage(message);
  }

  /**
   * @override
   * @param {string} type
   * @param {(event: Event) => void} listener
   */
  addEventListener(type, listener) {
    super.addEventListener(type, (event) => {
      const {data} = /** @type {MessageEvent<Message | undefined>} */ (event);
      setTimeout(listener, delays[this.queries.get(data?.id) ?? ''] ?? 0, event);
    });
  }
};

/** Pages of the first hits: those that are in view without scrolling. */
const inView = () =>
  [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.search-hit'))]
    .slice(0, 5)
    .map((hit) => hit.pathname)
    .join(' ');

/** Time of each key, and of each frame after it with other results. */
window.addEventListener('keydown', () => performance.mark('pressed'), {capture: true});

new MutationObserver((changes) => {
  const isInList = changes.some(
    ({target}) => target instanceof Element && target.closest('.DocSearch-Dropdown'),
  );
  if (!isInList) return;
  requestAnimationFrame(() => {
    const detail = inView();
    setTimeout(() => performance.mark('shown', {detail}));
  });
}).observe(document, {childList: true, subtree: true, characterData: true});
