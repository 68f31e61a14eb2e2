/** Shortcuts that are a single character can be turned off (WCAG 2.1.4). */
const KEY = 'remotion-docs-single-keys';

/** For this page, where the browser stores nothing. */
let isOff: boolean | undefined;

/** Whether shortcuts without Ctrl or Cmd work. */
export const areSingleKeysOn = (): boolean => {
  if (isOff !== undefined) return !isOff;
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
};

/** Turns shortcuts without Ctrl or Cmd on or off, in this browser. */
export const switchSingleKeys = (isOn: boolean): void => {
  isOff = undefined;
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    isOff = !isOn;
  }
};
