/** Moves the focus to the page's content, where it stays until the reader moves it. */
export const focusMain = (): void => {
  const main = document.querySelector('main');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
  main.addEventListener(
    'blur',
    () => {
      main.removeAttribute('tabindex');
    },
    {once: true},
  );
};
