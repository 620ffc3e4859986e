/** One line of a list. A blank one has no value as yet: it is not in the data. */
export interface Row {
  key: number;
  isBlank: boolean;
}

/** The rows of a list that has so many entries by now: those that are known, and one for each that came from elsewhere. */
export function rowsOf(known: readonly Row[], length: number): readonly Row[] {
  const filled = known.filter((row) => !row.isBlank).length;
  if (filled === length) return known;
  if (filled < length) {
    const first = 1 + Math.max(-1, ...known.map(({ key }) => key));
    return [...known, ...Array.from({ length: length - filled }, (_, index) => ({ key: first + index, isBlank: false }))];
  }
  let left = length;
  return known.filter((row) => row.isBlank || left-- > 0);
}

type Written = { isInPlace: true; value: unknown } | { isInPlace: false; list: readonly unknown[]; rows: readonly Row[] };

/** What becomes of a list when a row is written. What is emptied leaves the data and stays a row; what is filled comes in at its place. */
export function written(rows: readonly Row[], list: readonly unknown[], at: number, value: unknown): Written {
  const row = rows[at];
  const index = rows.slice(0, at).filter((one) => !one.isBlank).length;
  if (row === undefined || row.isBlank === (value === undefined)) return row?.isBlank === false ? { isInPlace: true, value } : { isInPlace: false, list, rows };
  const turned = rows.with(at, { ...row, isBlank: value === undefined });
  return { isInPlace: false, list: value === undefined ? list.toSpliced(index, 1) : list.toSpliced(index, 0, value), rows: turned };
}
