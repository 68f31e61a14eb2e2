// Runs in the measured page: delays the worker as a slower processor would, and takes the times.
// Plain JavaScript, because it is handed to the browser as it is.

/** @typedef {{id?: number, request?: {query?: string}}} Message */

/** The browser slows down only the page, so this holds the worker's extra delay, by query. */
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

/** Pages of the first hits, which are in view without scrolling. */
const inView = () =>
  [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.search-hit'))]
    .slice(0, 5)
    .map((hit) => hit.pathname)
    .join(' ');

/** The time of each key press, and of each later frame with different results. */
window.addEventListener('keydown', () => performance.mark('pressed'), {capture: true});

new MutationObserver((changes) => {
  const isInList = changes.some(
    ({target}) => target instanceof Element && target.closest('.search-dialog__list'),
  );
  if (!isInList) return;
  requestAnimationFrame(() => {
    const detail = inView();
    setTimeout(() => performance.mark('shown', {detail}));
  });
}).observe(document, {childList: true, subtree: true, characterData: true});
