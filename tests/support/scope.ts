/** Whether to test all combinations, as after an upgrade: `npm test -- --full`. */
export const isFull = process.env.TEST_SCOPE === 'full';

/**
 * Pairs to test: all of them in a full run. Otherwise the first of `rows` with all `columns` and
 * all `rows` with the first of `columns`, since faults and pages rarely depend on each other.
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
