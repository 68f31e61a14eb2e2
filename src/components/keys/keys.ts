interface Key {
  key: string;
  label: string;
  /** Does it, and returns what a screen reader is told, if the focus doesn't already say it. */
  press: () => string;
}

/** The first element that can be seen. */
const visible = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) =>
    element.checkVisibility({visibilityProperty: true}),
  );

/** Follows a link in the page's own way. */
const follow = (selector: string, missing: string): string => {
  const link = document.querySelector<HTMLElement>(selector);
  link?.click();
  return link ? '' : missing;
};

/** Moves the focus to what is shown, or presses the button that shows it on a narrow screen. */
const goTo = (shown: string[], button: string, missing: string): string => {
  const target = shown.map(visible).find((element) => element !== undefined);
  if (target) {
    target.focus();
    return '';
  }
  const opener = visible(button);
  opener?.focus();
  opener?.click();
  return opener ? '' : missing;
};

/**
 * Shortcuts of one character, in the order of the list. Add the character to Keys, too. It compares `event.key`: the
 * character that was typed, not the position of the key.
 */
export const keys: Key[] = [
  {
    key: 'n',
    label: 'Next page',
    press: () => follow('a.pagination-nav__link--next', 'There is no next page.'),
  },
  {
    key: 'p',
    label: 'Previous page',
    press: () => follow('a.pagination-nav__link--prev', 'There is no previous page.'),
  },
  {
    key: 's',
    label: 'Sidebar',
    press: () =>
      goTo(
        [
          '.theme-doc-sidebar-container a[aria-current="page"]',
          '.theme-doc-sidebar-container a',
          'aside nav a[aria-current="page"]',
          'aside nav a',
        ],
        '.navbar__toggle',
        'This page has no sidebar.',
      ),
  },
  {
    key: 't',
    label: 'Table of contents',
    press: () =>
      goTo(
        ['.theme-doc-toc-desktop .table-of-contents__link--active', '.table-of-contents a'],
        '.theme-doc-toc-mobile button',
        'This page has no table of contents.',
      ),
  },
  {
    key: 'd',
    label: 'Color mode: light, dark, or system',
    press: () => {
      const button = document.querySelector<HTMLElement>('[class*="colorModeToggle"] button');
      button?.click();
      return button ? 'The color mode has changed.' : '';
    },
  },
  {
    key: 'c',
    label: 'Copy page as Markdown',
    press: () => {
      const button = document.querySelector<HTMLElement>('form[action$=".md"] button');
      if (!button) return 'This page can’t be copied.';
      if (button.ariaExpanded !== 'true') button.click();
      // The first entry of the menu, once that is there.
      setTimeout(() => {
        button.closest('.dropdown')?.querySelector<HTMLElement>('.dropdown__menu button')?.click();
      });
      return '';
    },
  },
];
