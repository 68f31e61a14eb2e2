/** Moves the focus to the page's content, which keeps it until it goes on. */
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
