import {useLayoutEffect, type RefObject} from 'react';

import {texts} from '../texts';

const notOfDialog = [
  'tabindex',
  'aria-controls',
  'aria-expanded',
  'aria-haspopup',
  'aria-labelledby',
];

const asDialog = (container: Element): void => {
  if (container.getAttribute('role') !== 'dialog') {
    container.setAttribute('role', 'dialog');
    container.setAttribute('aria-modal', 'true');
    container.setAttribute('aria-label', texts.label);
  }
  for (const name of notOfDialog) container.removeAttribute(name);
};

// Hits contain links and buttons, which options of a listbox may not; items of a tree may. The
// lists all have the same id, and the field refers to lists that do not exist.
const asTree = (root: Element): void => {
  for (const hit of root.querySelectorAll('[role="option"]')) hit.setAttribute('role', 'treeitem');
  for (const list of root.querySelectorAll('[role="listbox"]')) {
    list.setAttribute('role', 'tree');
    list.setAttribute('aria-label', list.previousElementSibling?.textContent ?? texts.label);
    list.removeAttribute('aria-labelledby');
  }
  const trees = [...root.querySelectorAll('[role="tree"]')];
  for (const tree of trees) {
    tree.id = (tree.firstElementChild?.id ?? '').replace(/item-\d+$/, 'list');
  }
  const field = root.querySelector('.DocSearch-Input');
  const controls = trees.map(({id}) => id).join(' ');
  if (!field || field.getAttribute('aria-controls') === controls) return;
  field.setAttribute('aria-controls', controls);
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-haspopup', 'tree');
  field.setAttribute('aria-expanded', String(trees.length > 0));
};

/**
 * Corrects the modal's ARIA attributes, which call it a button, and keeps the focus inside: the
 * rest of the page is inert while it is open.
 */
export const useDialog = (root: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const correct = (): void => {
      const container = element.querySelector('.DocSearch-Container');
      if (container) asDialog(container);
      asTree(element);
    };
    correct();
    const observer = new MutationObserver(correct);
    observer.observe(element, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-controls'],
    });
    const others = [...document.body.children].filter(
      (other): other is HTMLElement =>
        other instanceof HTMLElement && !other.contains(element) && !other.inert,
    );
    for (const other of others) other.inert = true;
    return () => {
      observer.disconnect();
      for (const other of others) other.inert = false;
    };
  }, [root]);
};
