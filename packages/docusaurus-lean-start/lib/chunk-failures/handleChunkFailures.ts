import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

import {patchLoaders, type Loader} from '../lazy-doc-routes/browser/loaders.ts';
import {
  setPendingNavigation,
  pendingNavigation,
  type Navigation,
} from '../lazy-doc-routes/browser/navigation.ts';
import {failedLately, rememberFailure} from './memory.ts';
import {showStartFailure, type FailureNotice} from './notice.ts';

export type {FailureNotice} from './notice.ts';

/*
 * When the code of the next page cannot be loaded, Docusaurus warns and reloads, which gets the page of
 * a new deploy. This adds what is missing there: a second failure of the same address shows the page
 * with an error and Retry in place of what is missing (the theme's Loading), so that nobody is sent
 * round in circles; a page whose own code fails says so and stays readable; and links that are only
 * pointed at fail in silence.
 */
const never = (): Promise<never> => new Promise(() => undefined);

/**
 * A client module that handles the code of pages that fails to load. While navigating, the first failure of an
 * address reloads the page; after another within a minute, or offline, the theme's `Loading` shows the error.
 * A page whose own code fails stays readable and shows a notice.
 */
export const handleChunkFailures = (notice: FailureNotice = {}): ClientModule => {
  let hasStarted = false;
  /** The navigation being loaded. */
  let current: Navigation | undefined;
  /** When a page's code fails, several parts of it do; only the first is reported. */
  const startFailures: unknown[] = [];

  /** Settles a failed load: rejecting makes Docusaurus reload, resolving makes it show what there is. */
  const settle = (error: unknown, navigation: Navigation | undefined): unknown => {
    if (!hasStarted) {
      startFailures.push(error);
      if (startFailures.length === 1) {
        console.warn(error);
        showStartFailure(startFailures, notice);
      }
      return never();
    }
    // A link that is pointed at; a click tries again.
    if (!navigation) return undefined;
    // The visitor has gone elsewhere meanwhile.
    if (navigation !== current) return never();
    if (navigation.isReloading === undefined) {
      // Without a connection, a reload would show the browser's own error page, or what a service worker has.
      const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
      navigation.isReloading = (navigator.onLine || hasWorker) && !failedLately(navigation.address);
      if (navigation.isReloading) rememberFailure(navigation.address);
      else console.warn(error);
    }
    if (navigation.isReloading) throw error;
    return undefined;
  };

  const watch = (loader: Loader): void => {
    const load = loader.preload.bind(loader);
    loader.preload = () => {
      const navigation = pendingNavigation();
      return load().catch((error: unknown) => settle(error, navigation));
    };
  };

  if (ExecutionEnvironment.canUseDOM) patchLoaders(watch);
  return {
    onRouteUpdate: ({location, previousLocation}) => {
      hasStarted = true;
      if (!previousLocation) return undefined;
      const navigation: Navigation = {address: location.pathname};
      current = navigation;
      setPendingNavigation(navigation);
      return () => {
        if (current === navigation) current = undefined;
      };
    },
  };
};
