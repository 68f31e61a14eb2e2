import type {Analytics} from './analytics/analyticsService';
import {settings} from './settings';

let analytics: Promise<Analytics | undefined> | undefined;
let lastPath: string | undefined;

/** Counts a page view when the path is not that of the page before; its code loads only with an id. */
export const recordPageView = (path: string): void => {
  const {analyticsId} = settings;
  if (analyticsId === undefined || path === lastPath) return;
  lastPath = path;
  // In the next frame the document has the title of the new page.
  requestAnimationFrame(() => {
    const view = {path, url: window.location.href, title: document.title};
    analytics ??= import('./analytics').then(({analyticsFor}) => analyticsFor(analyticsId));
    void analytics.then(
      (service) => service?.pageView(view),
      // The code could not be loaded: not worth an error.
      () => undefined,
    );
  });
};
