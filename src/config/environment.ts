/** Variables by name, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The trimmed value of a variable; undefined if it's missing or empty. */
export const readVariable = (environment: Environment, name: string): string | undefined => {
  const value = environment[name]?.trim();
  return value === '' ? undefined : value;
};
