import type {PageKey} from 'docusaurus-page-keys/answer';
import {
  changeColorMode,
  goToContents,
  goToSidebar,
  nextPage,
  previousPage,
} from 'docusaurus-page-keys/theme-keys';

const copyPage = (): string => {
  const button = document.querySelector<HTMLElement>('form[action$=".md"] button');
  if (!button) return 'This page can’t be copied.';
  if (button.ariaExpanded !== 'true') button.click();
  // The first entry of the menu, once that is there.
  setTimeout(() => {
    button.closest('.dropdown')?.querySelector<HTMLElement>('.dropdown__menu button')?.click();
  });
  return '';
};

/** Shortcuts of one character, in the order of the list. Add the character to Keys, too. */
export const keys: PageKey[] = [
  {key: 'n', label: 'Next page', press: () => nextPage('There is no next page.')},
  {key: 'p', label: 'Previous page', press: () => previousPage('There is no previous page.')},
  {key: 's', label: 'Sidebar', press: () => goToSidebar('This page has no sidebar.')},
  {
    key: 't',
    label: 'Table of contents',
    press: () => goToContents('This page has no table of contents.'),
  },
  {
    key: 'd',
    label: 'Color mode: light, dark, or system',
    press: () => changeColorMode('The color mode has changed.'),
  },
  {key: 'c', label: 'Copy page as Markdown', press: copyPage},
];
