/** The price of some loaves, in cents: ten cost as much as nine. */
export const price = (count: number): number => (count >= 10 ? count * 360 : count * 400);
