/** A number with its noun: `no pages`, `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string =>
  `${count === 0 ? 'no' : String(count)} ${noun}${count === 1 ? '' : 's'}`;
