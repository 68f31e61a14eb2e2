import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {patchLoaders, type Loader} from 'docusaurus-lean-start/loaders';
import {
  setPendingNavigation,
  pendingNavigation,
  type Navigation,
} from 'docusaurus-lean-start/navigation';

import {failedLately, rememberFailure} from './memory';
import {showStartFailure} from './notice';

/*
 * When the code of the next page cannot be loaded, Docusaurus warns and reloads, which gets the page of
 * a new deploy. This adds what is missing there: a second failure of the same address shows the page
 * with an error and Retry in place of what is missing (the theme's Loading), so that nobody is sent
 * round in circles; a page whose own code fails says so and stays readable; and links that are only
 * pointed at fail in silence.
 */
let hasStarted = false;
/** The navigation being loaded. */
let current: Navigation | undefined;

const never = (): Promise<never> => new Promise(() => undefined);

/** When a page's code fails, several parts of it do; only the first is reported. */
const startFailures: unknown[] = [];

/** Settles a failed load: rejecting makes Docusaurus reload, resolving makes it show what there is. */
const settle = (error: unknown, navigation: Navigation | undefined): unknown => {
  if (!hasStarted) {
    startFailures.push(error);
    if (startFailures.length === 1) {
      console.warn(error);
      showStartFailure(startFailures);
    }
    return never();
  }
  // A link that is pointed at; a click asks again.
  if (!navigation) return undefined;
  // The visitor has gone elsewhere meanwhile.
  if (navigation !== current) return never();
  if (navigation.isReloading === undefined) {
    // Without a connection a reload would show the browser's own error page, or what the worker of docusaurus-offline-copy has.
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

const clientModule: ClientModule = {
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

export default clientModule;
