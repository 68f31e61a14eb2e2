import type {Analytics} from './analytics/analyticsService';
import {settings} from './settings';

let analytics: Promise<Analytics | undefined> | undefined;
let lastPath: string | undefined;

/** Counts a page view when the path has changed. The code loads only when an id is configured. */
export const recordPageView = (path: string): void => {
  const {analyticsId} = settings;
  if (analyticsId === undefined || path === lastPath) return;
  lastPath = path;
  // The document gets the new page's title by the next frame.
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
