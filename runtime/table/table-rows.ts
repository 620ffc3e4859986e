import type { RowsOfCall, Table } from '../definitions/shapes/table';
import { evaluate, holds, type Report, type Scope } from '../expressions/evaluate';
import { shown } from '../expressions/text';
import { columnScope, type DrawnColumn } from './column-scope';
import { compareTexts } from '../format/language';
import { searchText } from '../format/plain-text';
import { stringOf } from '../validation/string-of';

export type Row = Record<string, unknown>;

/** The names that a pointer leads through. Pointers come from definitions, so there are few, and each is read for every row. */
const namesByPointer = new Map<string, string[]>();

function namesOf(pointer: string): string[] {
  const known = namesByPointer.get(pointer);
  if (known) return known;
  const names = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replace(/~1/g, '/').replace(/~0/g, '~'));
  namesByPointer.set(pointer, names);
  return names;
}

/** The value at a JSON Pointer; null where there is none. */
export function at(data: unknown, pointer: string): unknown {
  let value = data;
  for (const name of namesOf(pointer)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return null;
    value = (value as Row)[name];
  }
  return value ?? null;
}

/** The value of one cell. */
export const cellValue = (column: DrawnColumn, row: Row, scope: Scope, report: Report): unknown =>
  column.value ? evaluate(column.value.$, { ...columnScope(column, scope), row }, report) : column.at === undefined ? null : at(row, column.at);

/** The rows of an answer; none where the answer has no list there. */
export function rowsIn({ within, items }: RowsOfCall, answer: unknown, scope: Scope, report: Report): Row[] {
  const holder = within ? listAt(answer, within.list).find((item) => holds(within.where.$, { ...scope, item }, report)) : answer;
  return listAt(holder, items);
}

/** The list at a pointer; an empty one where there is none. */
export const listAt = (data: unknown, pointer: string): Row[] => {
  const list = at(data, pointer);
  return Array.isArray(list) ? (list as Row[]) : [];
};

/** The parameters by which the server pages the rows; none where the table pages by itself. */
export const pagingOf = ({ rows }: Table): RowsOfCall['request'] => ('call' in rows ? rows.request : undefined);

/** How an answer leads to the next one; none where rows come in pages, or at once. */
export const cursorOf = ({ rows }: Table): RowsOfCall['cursor'] => ('call' in rows ? rows.cursor : undefined);

/** Whether the server has the rows, and the table only some of them: it neither sorts nor filters them. */
export const isServed = (table: Table): boolean => (pagingOf(table) ?? cursorOf(table)) !== undefined;

/** The page, size and sort that a call is asked for. Empty where the table pages by itself. */
export function requestOf(table: Table, page: number, size: number, sort: SortModel | undefined): Record<string, unknown> {
  const request = pagingOf(table);
  const asked = request ?? cursorOf(table);
  if (!asked) return {};
  const column = table.columns.find(({ id }) => id === sort?.column);
  const name = (column?.sortBy ?? column?.at)?.slice(1);
  return {
    ...(request && { [request.page]: page }),
    ...(asked.size !== undefined && { [asked.size]: size }),
    ...(asked.sort && name ? { [asked.sort]: `${sort?.direction === 'descending' ? '-' : ''}${name}` } : {}),
  };
}

export interface SortModel {
  column: string;
  direction: 'ascending' | 'descending';
}

/** What rows are sorted and searched by: the columns as they are drawn, and the key. */
interface Sought extends Pick<Table, 'key' | 'search'> {
  columns: readonly DrawnColumn[];
}

/** Rows in the order of one column; the key decides between equals, so that the order never wavers. */
export function sortRows(rows: Row[], table: Sought, sort: SortModel | undefined, scope: Scope, report: Report): Row[] {
  const column = table.columns.find(({ id }) => id === sort?.column);
  if (!column) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const values = rows.map((row) => comparable(cellValue(column, row, scope, report)));
  const keyAt = (index: number): string => stringOf(at(rows[index], table.key));
  // Positions are sorted instead of rows: ten thousand objects less to make.
  return Array.from(rows.keys())
    .sort((left, right) => sign * compare(values[left] ?? null, values[right] ?? null) || compare(keyAt(left), keyAt(right)))
    .map((index) => rows[index] as Row);
}

/** A number, the text a person reads, or null for no value. */
const comparable = (value: unknown): number | string | null =>
  value === null || value === undefined ? null : typeof value === 'number' ? value : shown(value);

function compare(left: number | string | null, right: number | string | null): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return compareTexts(String(left), String(right));
}

/** The rows that the table's filters keep. */
export function keptRows(rows: Row[], table: Table, scope: Scope, report: Report): Row[] {
  const condition = table.filters?.keepWhen;
  return condition ? rows.filter((row) => holds(condition.$, { ...scope, row }, report)) : rows;
}

/** Between the texts of two columns, so that no search finds the end of one and the beginning of the next. No keyboard writes it. */
const between = '\u0000';

/** What a search looks into: for each row the texts of the searched columns, as they are searched. */
export function searchTexts(rows: Row[], table: Sought, scope: Scope, report: Report): string[] {
  const columns = table.columns.filter(({ id, of }) => table.search?.columns.includes(of ?? id));
  return rows.map((row) => columns.map((column) => searchText(shown(cellValue(column, row, scope, report)))).join(between));
}

/** What is looked for: letter case, accents and the kind of apostrophes, dashes and blanks do not matter. */
export const wantedText = searchText;

/** The rows whose texts contain what is looked for. */
export function searchRows(rows: Row[], texts: readonly string[], text: string): Row[] {
  const wanted = wantedText(text);
  return wanted === '' ? rows : rows.filter((_, index) => texts[index]?.includes(wanted));
}
