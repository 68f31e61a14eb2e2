/** Whether tests go through everything, as after an upgrade: `npm test -- --full`. */
export const isFull = process.env.TEST_SCOPE === 'full';

/**
 * Pairs to test: all of them in a full run. Else the first of `rows` with all `columns` and all `rows` with
 * the first of `columns`, since a fault and the page that it meets rarely depend on each other.
 */
export const pairs = <Row, Column>(
  rows: readonly Row[],
  columns: readonly Column[],
  isAll = isFull,
): [Row, Column][] =>
  rows.flatMap((row, rowIndex) =>
    columns
      .filter((_, columnIndex) => isAll || rowIndex === 0 || columnIndex === 0)
      .map((column): [Row, Column] => [row, column]),
  );
