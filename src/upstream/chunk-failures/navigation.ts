/** A visitor's way to another page. */
export interface Navigation {
  address: string;
  /** Whether the browser loads the page anew; decided at the first failure. */
  isReloading?: boolean;
}

let asking: Navigation | undefined;

/** The navigation that asks for its code right now. */
export const askingNavigation = (): Navigation | undefined => asking;

/** What is asked for in this turn belongs to a navigation. */
export const askFor = (navigation: Navigation): void => {
  asking = navigation;
  queueMicrotask(() => {
    asking = undefined;
  });
};
