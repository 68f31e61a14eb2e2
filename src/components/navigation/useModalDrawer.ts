import {useEffect, type RefObject} from 'react';

import {afterNextFrame} from '@site/src/client/afterNextFrame';

/** The siblings of the element and of each of its ancestors. */
const outsideOf = (element: Element): Element[] => {
  const parent = element.parentElement;
  if (!parent || element.id === '__docusaurus') return [];
  const siblings = [...parent.children].filter((sibling) => sibling !== element);
  return [...siblings, ...outsideOf(parent)];
};

/**
 * While the drawer is open, the keyboard reaches nothing else and Escape closes it. The focus goes
 * to its first button, and in the end back to `opener` (a selector).
 */
export const useModalDrawer = (
  drawer: RefObject<HTMLElement | null>,
  {isOpen, close, opener}: {isOpen: boolean; close: () => void; opener: string},
): void => {
  useEffect(() => {
    const element = drawer.current;
    if (!isOpen || !element) return undefined;
    const outside = outsideOf(element).filter((other) => !other.hasAttribute('inert'));
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    // After the first frame of its movement: this takes the browser as long as showing the drawer.
    const cancelInert = afterNextFrame(() => {
      for (const other of outside) {
        // The backdrop is not made inert: a press on it closes the drawer.
        if (other.getAttribute('role') !== 'presentation') other.setAttribute('inert', '');
      }
    });
    document.addEventListener('keydown', closeOnEscape);
    element.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    return () => {
      cancelInert();
      document.removeEventListener('keydown', closeOnEscape);
      outside.forEach((other) => {
        other.removeAttribute('inert');
      });
      document.querySelector<HTMLElement>(opener)?.focus();
    };
  }, [drawer, isOpen, close, opener]);
};
