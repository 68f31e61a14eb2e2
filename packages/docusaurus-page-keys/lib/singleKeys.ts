/** Whether shortcuts of one character are on: a reader must be able to turn them off (WCAG 2.1.4). */
export interface SingleKeys {
  areOn: () => boolean;
  /** Turns them on or off, in this browser; until the page is left, where nothing can be stored. */
  turn: (isOn: boolean) => void;
}

/** @param storageKey key in the browser's storage: `off` if they are turned off */
export const singleKeys = (storageKey: string): SingleKeys => ({
  areOn: () => {
    const {singleKeys: chosen} = document.documentElement.dataset;
    if (chosen !== undefined) return chosen === 'on';
    try {
      return localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  },
  turn: (isOn) => {
    document.documentElement.dataset.singleKeys = isOn ? 'on' : 'off';
    try {
      if (isOn) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, 'off');
    } catch {
      // The root element has it.
    }
  },
});
