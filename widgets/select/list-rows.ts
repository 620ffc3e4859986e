import { type ChoiceItem, searchText } from '../../runtime/widget-contract';

/** A line of the list. One without a value takes the choice back. */
export interface ListRow {
  value: ChoiceItem['value'] | undefined;
  text: string;
  disabled?: boolean | undefined;
}

/** The line that takes the choice back, where it has a text. */
const emptyRow = (text: string | undefined): ListRow[] => (text === undefined ? [] : [{ value: undefined, text }]);

/** The lines that hold a text, whatever the case and accents: those that begin with it first. Without a text: all, after the one that takes the choice back. */
export function rowsFor(items: readonly ChoiceItem[], search: string, emptyText: string | undefined): ListRow[] {
  const sought = searchText(search);
  if (sought === '') return [...emptyRow(emptyText), ...items];
  const beginning: ListRow[] = [];
  const within: ListRow[] = [];
  for (const item of items) {
    const place = searchText(item.text).indexOf(sought);
    if (place === 0) beginning.push(item);
    else if (place > 0) within.push(item);
  }
  return [...beginning, ...within];
}

/** The lines that were found elsewhere, in that order; without a text also the one that takes the choice back. */
export const rowsFound = (items: readonly ChoiceItem[], search: string, emptyText: string | undefined): ListRow[] =>
  searchText(search) === '' ? [...emptyRow(emptyText), ...items] : [...items];

/** Where a key leads from a line: the next that can be chosen. The same line where there is none. */
export function rowAfter(rows: readonly ListRow[], from: number, step: number): number {
  const direction = Math.sign(step);
  const start = Math.min(rows.length - 1, Math.max(0, from + step));
  for (let row = start; row >= 0 && row < rows.length; row += direction) if (rows[row]?.disabled !== true) return row;
  return from;
}

/** The lines to draw: those in view, and some on both sides. */
export function rowsInView(count: number, { top, height, rowHeight }: { top: number; height: number; rowHeight: number }): { first: number; last: number } {
  const around = 6;
  const first = Math.max(0, Math.min(count - 1, Math.floor(top / rowHeight)) - around);
  return { first, last: Math.min(count, Math.ceil((top + height) / rowHeight) + around) };
}

/** How far the list must be scrolled for a line to be seen: no further than needed. */
export function scrolledTo(row: number, { top, height, rowHeight }: { top: number; height: number; rowHeight: number }): number {
  if (row < 0 || row * rowHeight < top) return Math.max(0, row * rowHeight);
  return Math.max(top, (row + 1) * rowHeight - height);
}
