// What keys can do on pages of Docusaurus's classic theme. Each returns what a screen reader is told.

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

/** Follows the link to the next page. @param missing what is told where there is none */
export const nextPage = (missing: string): string =>
  follow('a.pagination-nav__link--next', missing);

/** Follows the link to the previous page. @param missing what is told where there is none */
export const previousPage = (missing: string): string =>
  follow('a.pagination-nav__link--prev', missing);

/** Goes to the sidebar, or opens the menu on a narrow screen. @param missing what is told where there is none */
export const goToSidebar = (missing: string): string =>
  goTo(
    [
      '.theme-doc-sidebar-container a[aria-current="page"]',
      '.theme-doc-sidebar-container a',
      'aside nav a[aria-current="page"]',
      'aside nav a',
    ],
    '.navbar__toggle',
    missing,
  );

/** Goes to the table of contents, or unfolds it on a narrow screen. @param missing what is told where there is none */
export const goToContents = (missing: string): string =>
  goTo(
    ['.theme-doc-toc-desktop .table-of-contents__link--active', '.table-of-contents a'],
    '.theme-doc-toc-mobile button',
    missing,
  );

/** Presses the button for the color mode. @param changed what is told then */
export const changeColorMode = (changed: string): string => {
  const button = document.querySelector<HTMLElement>('[class*="colorModeToggle"] button');
  button?.click();
  return button ? changed : '';
};
