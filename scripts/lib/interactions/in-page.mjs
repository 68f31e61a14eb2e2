// Runs in the measured page before anything else. Plain JavaScript: what compiles the scripts for Node.js
// adds calls of its own to functions, which pages don't have.

/** @typedef {import('./effect').Effect} Effect */

/**
 * Waits for the next event of a kind and the frame in which its effect is painted, and returns the
 * milliseconds between. The time of the event is the browser's, so it includes what the event waited for.
 *
 * @param {Effect} effect
 * @returns {Promise<number>}
 */
const timeUntil = ({event, selector, change, has}) => {
  const before = change === 'content' ? document.querySelector(selector)?.innerHTML : undefined;
  const isDone = () => {
    const element = document.querySelector(selector);
    if (!element || (has !== undefined && !element.querySelector(has))) return false;
    return change === 'presence' || element.innerHTML !== before;
  };
  return new Promise((resolve) => {
    /** @param {Event} event */
    const watch = ({timeStamp}) => {
      const look = () => {
        if (!isDone()) {
          requestAnimationFrame(look);
          return;
        }
        // Callbacks of a frame run before it's painted, messages after.
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => {
          resolve(performance.now() - timeStamp);
        };
        port2.postMessage(undefined);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(event, watch, {capture: true, once: true});
  });
};

Object.assign(window, {timeUntil});
