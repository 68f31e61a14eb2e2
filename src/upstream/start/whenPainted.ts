/** The longest wait, in milliseconds, in browsers that do not tell when they have painted. */
const patience = 2000;

/** Resolves when the page's content has been painted; in the background, where none is, at once. */
export const whenPainted = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      resolve();
    };
    if (document.hidden) {
      done();
      return;
    }
    document.addEventListener('visibilitychange', done, {once: true});
    setTimeout(done, patience);
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      done();
    }).observe({type: 'paint', buffered: true});
  });
