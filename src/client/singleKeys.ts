/** In the browser's storage: `off` when shortcuts that are a single character are turned off (WCAG 2.1.4). */
export const SINGLE_KEYS = 'remotion-docs-single-keys';

/** Whether shortcuts without Ctrl or Cmd work. What was chosen on this page holds even if nothing can be stored. */
export const areSingleKeysOn = (): boolean => {
  const {singleKeys} = document.documentElement.dataset;
  if (singleKeys !== undefined) return singleKeys === 'on';
  try {
    return localStorage.getItem(SINGLE_KEYS) !== 'off';
  } catch {
    return true;
  }
};
