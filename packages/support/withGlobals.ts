/** Runs something with other globals, which are as before afterwards. */
export const withGlobals = async (
  globals: Readonly<Record<string, unknown>>,
  run: () => Promise<void> | void,
): Promise<void> => {
  const before = Object.keys(globals).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, {value, configurable: true, writable: true});
  }
  try {
    await run();
  } finally {
    for (const [name, descriptor] of before) {
      if (descriptor) Object.defineProperty(globalThis, name, descriptor);
      else Reflect.deleteProperty(globalThis, name);
    }
  }
};
