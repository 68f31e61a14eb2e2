/**
 * Formats a number in English: 1,234.50. The first use of the browser's own formatting takes some
 * 10 ms on a computer, and several times that on a phone, while the page starts.
 */
export const withCommas = (value: number, digits = 0): string => {
  const [whole = '', fraction] = value.toFixed(digits).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};
