/** A whole number above 0. Throws for anything else. */
export const readNumber = (text: string): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new Error(`"${text}" is not a whole number above 0.`);
};
