import { formatDate } from '../format/date';
import { shown } from '../expressions/text';
import type { DrawnColumn } from './column-scope';

/** A column with what its head says. */
export interface NamedColumn {
  column: DrawnColumn;
  label: string;
}

/** What of a table has room, and what is left out of it. */
export interface Fitting {
  shown: NamedColumn[];
  left: NamedColumn[];
}

/** What a person has chosen of a table: columns that always show, and such that never do. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** In pixels: a character of a cell or a button, the space at both sides of a cell, that of a button, the sign of a head that sorts. */
const character = 7.6;
const cellSpace = 22;
const buttonSpace = 28;
const sortSign = 26;
/** In pixels: a column that says nothing of its width. */
const usualWidth = 110;

const wordsWide = (text: string) => Math.max(0, ...text.split(' ').map(({ length }) => length)) * character;
const textWide = (text: string) => text.length * character + cellSpace;
const buttonWide = (text: unknown) => shown(text).length * character + buttonSpace;
/** Days and times that take much room: one where months are named, one where they are numbers. */
const longDays = ['2026-09-23T22:58:00', '2026-12-23T22:58:00'];
const dateWide = (write: (day: string) => string) => Math.max(...longDays.map((day) => textWide(write(day))));

/** What the cells of a kind need at least, in pixels; nothing for those that end with an ellipsis. */
const leastOfCell: Record<string, (named: NamedColumn) => number> = {
  date: ({ column }) => dateWide((day) => formatDate(day.slice(0, 10), column.format ?? 'MM/DD/YYYY')),
  'date-time': ({ column }) => dateWide((day) => formatDate(day, column.format ?? 'M/d/yyyy h:mm a')),
  number: () => 72,
  badge: () => 112,
  toggle: () => 104,
  button: ({ column, label }) => buttonWide((column.options as { label?: unknown } | undefined)?.label ?? label) + cellSpace,
  actions: ({ column }) => {
    const actions = column.actions ?? [];
    if (actions.length > 2) return 36 + cellSpace;
    return actions.reduce((wide, { label }) => wide + (typeof label === 'string' ? buttonWide(label) : 80) + 8, cellSpace);
  },
};

/** Whether the cells of a column need no more than so much, and cannot do with less: they share no room that is left. */
export const hasOwnWidth = ({ cell }: DrawnColumn): boolean => Object.hasOwn(leastOfCell, cell ?? '');

/** How wide a column is at least, in pixels: as its definition says, but never less than its head's longest word and what its cells cannot do without. */
export function leastWidth(named: NamedColumn): number {
  const { column, label } = named;
  const head = column.hideLabel ? 0 : wordsWide(label) + cellSpace + (column.sortable ? sortSign : 0);
  const cell = hasOwnWidth(column) ? leastOfCell[column.cell ?? '']!(named) : 0;
  return Math.ceil(Math.max(column.width ?? (cell === 0 ? usualWidth : 0), head, cell));
}

/** Buttons have their place beside the values of a row, however little room there is. */
export const isButtons = ({ cell }: DrawnColumn) => cell === 'actions' || cell === 'button';

/** Says who or what a row is: the first column that shows a value. */
export const namingColumn = (columns: readonly NamedColumn[]): NamedColumn | undefined =>
  columns.find(({ column }) => !isButtons(column) && column.cell !== 'toggle') ?? columns[0];

/** Columns that may be left out: all but the one that says who or what a row is, and its buttons. The least important first. */
export function optionalColumns(columns: readonly NamedColumn[]): NamedColumn[] {
  const naming = namingColumn(columns);
  const importance = (named: NamedColumn) => named.column.priority ?? columns.indexOf(named) + 1;
  return columns.filter((named) => named !== naming && !isButtons(named.column)).sort((one, other) => importance(other) - importance(one));
}

/**
 * The columns that have room, in their order. What does not fit is left out from the least important on; what a person has chosen to see stays, and what
 * they have chosen not to see is left out. `room` is in pixels; `taken` what stands beside the columns, such as boxes to choose rows; `opener` what the
 * button takes by which a row shows what was left out of it.
 */
export function fittingColumns(columns: readonly NamedColumn[], room: number, choice: ColumnChoice, taken: number, opener: number): Fitting {
  const optional = optionalColumns(columns);
  const left = new Set(optional.filter(({ column }) => choice[column.id] === false));
  const needed = () => columns.reduce((sum, named) => (left.has(named) ? sum : sum + leastWidth(named)), taken + (left.size > 0 ? opener : 0));
  for (const named of optional) {
    if (needed() <= room) break;
    if (choice[named.column.id] !== true) left.add(named);
  }
  return { shown: columns.filter((named) => !left.has(named)), left: columns.filter((named) => left.has(named)) };
}
