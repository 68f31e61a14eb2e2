import {setPendingNavigation, pendingNavigation} from './navigation.ts';
import type * as PageList from './pageList.template.ts';
import type {Page} from './pages.template.ts';

type Listener = (pages: readonly Page[]) => void;

let listed: readonly Page[] | undefined;
const listeners: Listener[] = [];

/** Passes all docs pages to the listener, once their list has loaded. */
export const onDocsIndexLoaded = (listener: Listener): void => {
  if (listed) listener(listed);
  else listeners.push(listener);
};

/** Loads the list of all docs pages. Rejects if that fails, and can then be called again. */
export const loadDocsIndex = async (): Promise<typeof PageList> => {
  const pageList = await import(/* webpackChunkName: "page-list" */ './pageList.template.ts');
  if (!listed) {
    listed = pageList.pages;
    for (const listener of listeners) listener(listed);
  }
  return pageList;
};

/**
 * Loads the code of an address, and loads it again if that loaded the list: only then does the page have a
 * route.
 */
export const withDocsIndex = <Result>(load: () => Promise<Result>): Promise<Result> => {
  const before = listed;
  const navigation = pendingNavigation();
  return load().then((result) => {
    if (listed === before) return result;
    if (navigation) setPendingNavigation(navigation);
    return load();
  });
};
