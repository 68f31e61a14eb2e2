/** Key in the browser's storage: `off` if single-character shortcuts are turned off (WCAG 2.1.4). */
export const SINGLE_KEYS = 'remotion-docs-single-keys';

/** Whether shortcuts without Ctrl or Cmd work. A choice made on this page applies even if nothing can be stored. */
export const areSingleKeysOn = (): boolean => {
  const {singleKeys} = document.documentElement.dataset;
  if (singleKeys !== undefined) return singleKeys === 'on';
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off';
  } catch {
    return true;
  }
};
