/**
 * Scrolls a box with a menu until the current entry stands in its middle. The page stays where it is,
 * and so does an entry that can be seen already.
 */
export const showCurrent = (box: Element, current: string): void => {
  const entry = box.querySelector(current)?.getBoundingClientRect();
  if (!entry) return;
  const {top, bottom} = box.getBoundingClientRect();
  if (entry.top >= top && entry.bottom <= bottom) return;
  box.scrollTop += (entry.top + entry.bottom - top - bottom) / 2;
};

/** The entry of the page that is open, in the menus of the docs. */
export const currentPage = '.menu__link[aria-current="page"]';
