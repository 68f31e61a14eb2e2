let end: () => void = () => undefined;

/** Resolves when the dev server has compiled the app for the first time. */
export const firstCompile = new Promise<void>((resolve) => {
  end = resolve;
});

/** Says that the app is compiled. */
export const endFirstCompile = (): void => {
  end();
};
