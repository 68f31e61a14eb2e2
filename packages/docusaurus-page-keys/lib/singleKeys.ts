/**
 * Whether shortcuts of one character are on: readers must be able to turn them off (WCAG 2.1.4). A choice made on this
 * page applies even if nothing can be stored.
 *
 * @param storageKey key in the browser's storage: `off` if they are turned off
 */
export const areSingleKeysOn = (storageKey: string): boolean => {
  const {singleKeys} = document.documentElement.dataset;
  if (singleKeys !== undefined) return singleKeys === 'on';
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};
