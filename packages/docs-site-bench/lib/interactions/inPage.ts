import type {Effect} from './effect';

declare global {
  interface Window {
    /** What `watchEffects()` adds to measured pages. */
    timeUntil: (effect: Effect) => Promise<number>;
  }
}

/**
 * Runs in the measured page before anything else. Its `timeUntil()` waits for the next event of a kind and the frame
 * in which its effect is painted, and returns the milliseconds between. The time of the event is the browser's, so
 * it includes what the event waited for.
 */
export const watchEffects = (): void => {
  window.timeUntil = ({event, selector, change, has}) => {
    const before = change === 'content' ? document.querySelector(selector)?.innerHTML : undefined;
    const isDone = (): boolean => {
      const element = document.querySelector(selector);
      if (!element || (has !== undefined && !element.querySelector(has))) return false;
      return change === 'presence' || element.innerHTML !== before;
    };
    return new Promise((resolve) => {
      const watch = ({timeStamp}: Event): void => {
        const look = (): void => {
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
};
