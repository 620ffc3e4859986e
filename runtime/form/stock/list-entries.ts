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
  const index = indexOf(rows, at);
  if (row === undefined || row.isBlank === (value === undefined)) return row?.isBlank === false ? { isInPlace: true, value } : { isInPlace: false, list, rows };
  const turned = rows.with(at, { ...row, isBlank: value === undefined });
  return { isInPlace: false, list: value === undefined ? list.toSpliced(index, 1) : list.toSpliced(index, 0, value), rows: turned };
}

/** Where a row's value is in the data: those before it that are empty as yet are not there. */
export const indexOf = (rows: readonly Row[], at: number): number => {
  let index = at;
  for (let before = 0; before < at; before += 1) if (rows[before]?.isBlank === true) index -= 1;
  return index;
};

/** A list with one of its rows a place further up or down. */
export function moved(rows: readonly Row[], list: readonly unknown[], at: number, step: 1 | -1): { list: readonly unknown[]; rows: readonly Row[] } {
  const row = rows[at];
  if (row === undefined || rows[at + step] === undefined) return { list, rows };
  const next = rows.toSpliced(at, 1).toSpliced(at + step, 0, row);
  const [from, to] = [indexOf(rows, at), indexOf(next, at + step)];
  return { rows: next, list: row.isBlank || from === to ? list : list.toSpliced(from, 1).toSpliced(to, 0, list[from]) };
}
