/**
 * The one row that a statement returns.
 * @throws Error where it returns none.
 */
export function only<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A statement returned no row where there must be one.');
  return row;
}
