/**
 * Scrolls a box with a menu until the current entry is in its middle. The page does not scroll, nor
 * does the box when the entry is already visible.
 */
export const showCurrent = (box: Element, current: string): void => {
  const entry = box.querySelector(current)?.getBoundingClientRect();
  if (!entry) return;
  const {top, bottom} = box.getBoundingClientRect();
  if (entry.top >= top && entry.bottom <= bottom) return;
  box.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
};

/** The entry of the current page in the menus of the docs. */
export const currentPage = '.menu__link[aria-current="page"]';
