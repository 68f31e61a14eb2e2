let end: () => void = () => undefined;

/** Resolves when the dev server has compiled the app, and the page that is opened first. */
export const firstCompile = new Promise<void>((resolve) => {
  end = resolve;
});

/** Says that the app and the first page are compiled. */
export const endFirstCompile = (): void => {
  end();
};
