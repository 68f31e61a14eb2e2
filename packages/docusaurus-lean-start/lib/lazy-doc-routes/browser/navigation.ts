/** A visitor's way to another page. */
export interface Navigation {
  address: string;
  /** Whether the browser loads the page anew; decided at the first failure. */
  isReloading?: boolean;
}

let pending: Navigation | undefined;

/** The navigation that asks for its code right now. */
export const pendingNavigation = (): Navigation | undefined => pending;

/** What is asked for in this turn belongs to a navigation. */
export const setPendingNavigation = (navigation: Navigation): void => {
  pending = navigation;
  queueMicrotask(() => {
    pending = undefined;
  });
};
