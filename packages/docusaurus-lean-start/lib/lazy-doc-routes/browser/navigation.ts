/** A visitor's navigation to another page. */
export interface Navigation {
  address: string;
  /** Whether the browser reloads the page; decided at the first failure. */
  isReloading?: boolean;
}

let pending: Navigation | undefined;

/** The navigation that is requesting its code right now. */
export const pendingNavigation = (): Navigation | undefined => pending;

/** Assigns what is requested in this turn of the event loop to a navigation. */
export const setPendingNavigation = (navigation: Navigation): void => {
  pending = navigation;
  queueMicrotask(() => {
    pending = undefined;
  });
};
