import type { CompiledOperation, JsonSchema } from '../../runtime/definitions/compiled';
import { changesNothing } from '../../runtime/definitions/changes-nothing';
import type { Column, RowAction, RowsOfCall, Table } from '../../runtime/definitions/shapes/table';
import type { Path } from '../document';
import { objectSchema } from '../project/session-scope';
import { checkActions } from './actions';
import { checkIcon } from './icons';
import { checkStored } from './stored';
import { checkAllow } from './allow';
import { checkCallInput, findCall } from './calls';
import { checkEdit } from './table-edit';
import { type Check, type Place, reportLacking, reportUnknown, withVariable } from './check';
import { checkDisabledText } from './disabled-text';
import { checkSource, schemaOfSource } from './expressions';
import { checkPointer } from './pointers';
import { rowOfTable } from './row-of-table';
import { checkShownSchema, checkShownValue } from './shown-values';
import { checkJsonSchema, writtenOut } from './json-schemas';
import { itemsOf, namesOf, partAt } from './schema-path';
import { checkRefetchOn } from './refetch-on';
import { commonScope } from './screen-place';
import { checkTemplate } from './templates';
import { checkText } from './texts';

/** Checks a table: where its rows come from, its columns, what it tells the screen. */
export function checkTable(check: Check<Table>): void {
  const { value } = check.definition;
  if (value.input) checkJsonSchema(check, ['input'], value.input);
  for (const [name, schema] of Object.entries(value.events ?? {})) checkJsonSchema(check, ['events', name], schema);
  const { place, row } = checkRows(check);
  checkPointer(check, ['key'], value.key, row);
  const inRow = withVariable(place, 'row', row);
  const columns = checkColumns(check, row, inRow, withVariable(place, 'rows', { type: 'array', items: row ?? {} }));
  checkActions(check, ['rowPress'], value.rowPress, inRow);
  if (value.rowPress !== undefined && !value.columns.some(({ cell, onPress }) => cell === 'link' && onPress === undefined))
    check.report('wrong-place', ['rowPress'], 'Give one column the cell "link" without "onPress": keyboard users press the row with it.', { part: 'key' });
  if (value.title) {
    checkText(check, ['title', 'text'], value.title.text, inRow);
    value.title.columns.forEach((name, index) => {
      if (!columns.includes(name)) reportUnknown(check, 'unknown-column', ['title', 'columns', index], 'column', name, columns);
    });
  }
  if (value.current) {
    checkSource(check, ['current', 'when'], value.current.when, inRow, 'boolean');
    checkText(check, ['current', 'text'], value.current.text, inRow);
  }

  const single = value.columns.flatMap(({ id, each }) => (each === undefined ? id : []));
  if (value.sort && !single.includes(value.sort.column)) reportUnknown(check, 'unknown-column', ['sort', 'column'], 'column', value.sort.column, single);
  (value.search?.columns ?? []).forEach((name, index) => {
    if (!columns.includes(name)) reportUnknown(check, 'unknown-column', ['search', 'columns', index], 'column', name, columns);
  });
  if (value.filters?.keepWhen) checkSource(check, ['filters', 'keepWhen'], value.filters.keepWhen, inRow, 'boolean');
  if (value.filters?.keepWhen && 'call' in value.rows && (value.rows.request ?? value.rows.cursor))
    check.report(
      'wrong-place',
      ['filters', 'keepWhen'],
      'The server sends these rows in pages, so only it can filter them: pass the filters to the call in "rows.input".',
      { part: 'key' },
    );
  if (value.notice) {
    checkSource(check, ['notice', 'when'], value.notice.when, place, 'boolean');
    checkText(check, ['notice', 'text'], value.notice.text, place);
  }
  checkEdit(check, inRow);
  if (value.stackWhen) checkSource(check, ['stackWhen'], value.stackWhen, place, 'boolean');
  if (value.remember !== undefined) checkStored(check, ['remember'], value.remember);
  checkText(check, ['search', 'label'], value.search?.label, place);
  checkText(check, ['empty'], value.empty, place);
  checkText(check, ['failed'], value.failed, place);
  checkFailed(check);
}

/** A table whose rows could not be loaded must not say that there are none: a person would stop looking. */
function checkFailed(check: Check<Table>): void {
  const { failed, emptyOnFailure } = check.definition.value;
  if (emptyOnFailure && failed === undefined)
    check.report('failure-as-empty', ['emptyOnFailure'], 'Add "failed", the text when the rows could not be loaded: without it the table looks empty.', {
      part: 'key',
    });
  if (typeof failed !== 'string') return;
  const saysEmpty = check.query('names', 'table').find((id) => check.query('table', id)?.value.empty === failed);
  if (saysEmpty === undefined) return;
  const message = `The table "${saysEmpty}" has this text for no rows. Write here that the rows could not be loaded.`;
  check.report('failure-as-empty', ['failed'], message);
}

/** What a table reads, and what one of its rows is. */
interface Rows {
  place: Place;
  row: JsonSchema | undefined;
}

/** Checks where the rows come from, and tells what the table's expressions may read. */
function checkRows(check: Check<Table>): Rows {
  const { rows, input, events, filters } = check.definition.value;
  if (filters && check.query('form', filters.form) === undefined)
    reportUnknown(check, 'unknown-form', ['filters', 'form'], 'form', filters.form, check.query('names', 'form'));
  if (filters?.initial !== undefined)
    checkTemplate(check, ['filters', 'initial'], filters.initial, check.query('formData', filters.form), { scope: {} }, { partial: true });
  const place: Place = {
    pending: new Set(),
    scope: {
      ...commonScope(check),
      input: input === undefined ? objectSchema({}) : writtenOut(check, input),
      filters: filters === undefined ? objectSchema({}) : check.query('formData', filters.form),
    },
    targets: {
      kind: 'table',
      data: {},
      state: {},
      forms: {},
      events: Object.fromEntries(Object.entries(events ?? {}).map(([name, schema]) => [name, writtenOut(check, schema) ?? {}])),
    },
  };
  if ('call' in rows) return checkCalled(check, rows, place);
  checkSource(check, ['rows', 'from'], rows.from, place, 'list');
  return { place, row: itemsOf(schemaOfSource(rows.from.$, place.scope)) };
}

/** Checks the call that gives the rows. */
function checkCalled(check: Check<Table>, rows: RowsOfCall, { scope, targets, ...place }: Place): Rows {
  const operation = findCall(check, ['rows', 'call'], rows.call);
  checkRefetchOn(check, ['rows', 'refetchOn'], rows.refetchOn);
  if (operation !== undefined && !changesNothing(operation))
    check.report('wrong-method', ['rows', 'call'], `The call "${rows.call}" is a ${operation.method}: rows come from a call that only reads.`);
  const element = rows.within && itemsOf(partAt(operation?.answer, namesOf(rows.within.list)));
  if (rows.within) checkPointer(check, ['rows', 'within', 'list'], rows.within.list, operation?.answer);
  const holder = rows.within ? element : operation?.answer;
  checkPointer(check, ['rows', 'items'], rows.items, holder);
  if (rows.total !== undefined) checkPointer(check, ['rows', 'total'], rows.total, operation?.answer);
  const parameters = [
    ...(operation?.parameters.flatMap(({ name, in: where }) => (where === 'query' ? name : [])) ?? []),
    ...Object.keys((operation?.body?.properties as object | undefined) ?? {}),
  ];
  for (const [key, name] of Object.entries(rows.request ?? {}))
    if (operation !== undefined && !parameters.includes(name))
      reportLacking(check, 'unknown-input', ['rows', 'request', key], `The call "${rows.call}"`, 'query parameter or property of the body', name, parameters);
  if (rows.request && rows.total === undefined)
    check.report('missing-key', ['rows'], 'Rows that the server sends in pages need "total", the place of their number in the answer.');
  checkCursor(check, rows, operation, parameters);
  const called = { ...targets, data: { rows: operation?.answer } };
  if (rows.within) checkSource(check, ['rows', 'within', 'where'], rows.within.where, { scope: { ...scope, item: element ?? {} } }, 'boolean');
  checkCallInput(check, ['rows', 'input'], operation, rows.input, { targets: called, scope, pending: new Set() }, [
    ...Object.values(rows.request ?? {}),
    ...cursorParameters(rows),
  ]);
  const truth: JsonSchema = { type: 'boolean' };
  const data = objectSchema({ rows: objectSchema({ value: operation?.answer, loading: truth }) });
  return { place: { ...place, targets: called, scope: { ...scope, data } }, row: rowOfTable(check, check.definition.value) };
}

const cursorParameters = ({ cursor }: RowsOfCall): string[] =>
  cursor ? [cursor.parameter, cursor.size, cursor.sort].filter((name) => name !== undefined) : [];

/** Checks how an answer leads to the next one. */
function checkCursor(check: Check<Table>, { call, cursor, request, total }: RowsOfCall, operation: CompiledOperation | undefined, parameters: string[]): void {
  if (cursor === undefined) return;
  checkPointer(check, ['rows', 'cursor', 'next'], cursor.next, operation?.answer);
  for (const key of ['parameter', 'size', 'sort'] as const) {
    const name = cursor[key];
    if (name !== undefined && operation !== undefined && !parameters.includes(name))
      reportLacking(check, 'unknown-input', ['rows', 'cursor', key], `The call "${call}"`, 'query parameter or property of the body', name, parameters);
  }
  for (const [key, given] of Object.entries({ request, total }))
    if (given !== undefined)
      check.report('wrong-place', ['rows', key], `Rows with "cursor" have no "${key}": each answer has the next cursor, and none has the total.`, {
        part: 'key',
      });
}

function checkColumns(check: Check<Table>, row: JsonSchema | undefined, inRow: Place, place: Place): string[] {
  const seen: string[] = [];
  check.definition.value.columns.forEach((column, index) => {
    if (seen.includes(column.id)) check.report('duplicate-id', ['columns', index, 'id'], `Another column of this table has the id "${column.id}".`);
    seen.push(column.id);
    const item = checkEach(check, ['columns', index], column, place);
    if (column.each === undefined) checkColumn(check, index, column, row, inRow, place);
    else checkColumn(check, index, column, row, withVariable(inRow, 'item', item), withVariable(place, 'item', item));
  });
  return seen;
}

/** Checks the list for whose elements a column stands, and tells what they are. */
function checkEach(check: Check, path: Path, { each, key }: Column, place: Place): JsonSchema | undefined {
  if ((each === undefined) !== (key === undefined))
    check.report('missing-key', path, 'A column for each element of a list needs "each" (the list) and "key" (the place of the id in an element).');
  if (each === undefined) return undefined;
  checkSource(check, [...path, 'each'], each, place, 'list');
  const item = itemsOf(schemaOfSource(each.$, place.scope));
  if (key !== undefined) checkPointer(check, [...path, 'key'], key, item);
  return item;
}

function checkColumn(check: Check<Table>, index: number, column: Column, row: JsonSchema | undefined, inRow: Place, place: Place): void {
  const path = ['columns', index] as const;
  if (column.at !== undefined) checkPointer(check, [...path, 'at'], column.at, row);
  checkSortBy(check, path, column, row);
  checkValues(check, path, column, row);
  (column.inFiles ?? []).forEach(({ at, label }, part) => {
    checkPointer(check, [...path, 'inFiles', part, 'at'], at, row);
    checkText(check, [...path, 'inFiles', part, 'label'], label, place);
  });
  if (column.at !== undefined && column.value !== undefined)
    check.report('wrong-value', [...path, 'value'], 'A column shows either the value "at" a place or a computed "value", not both.', { part: 'key' });
  if (column.value) {
    checkSource(check, [...path, 'value'], column.value, inRow);
    if (drawsText.includes(column.cell ?? 'text')) checkShownValue(check, [...path, 'value'], column.value.$, inRow);
  }
  checkText(check, [...path, 'label'], column.label, place);
  checkText(check, [...path, 'emptyText'], column.emptyText, inRow);
  if (column.total) {
    checkSource(check, [...path, 'total', 'value'], column.total.value, place);
    checkText(check, [...path, 'total', 'label'], column.total.label, place);
  }
  checkTemplate(check, [...path, 'options'], column.options, undefined, inRow);
  if (column.mark) {
    checkSource(check, [...path, 'mark', 'when'], column.mark.when, inRow, 'boolean');
    checkText(check, [...path, 'mark', 'text'], column.mark.text, inRow);
  }
  if (column.visibleWhen) checkSource(check, [...path, 'visibleWhen'], column.visibleWhen, place, 'boolean');
  if (column.alignEndWhen) checkSource(check, [...path, 'alignEndWhen'], column.alignEndWhen, place, 'boolean');
  checkDisabledText(check, path, column, inRow, column.cell !== 'link');
  checkAllow(check, [...path, 'allow'], column.allow);
  checkActions(check, [...path, 'onPress'], column.onPress, inRow);
  if ((column.cell === 'actions') !== (column.actions !== undefined))
    check.report('wrong-value', [...path, column.actions ? 'actions' : 'cell'], 'A cell "actions" has "actions", and only such a cell has them.');
  checkRowActions(check, [...path, 'actions'], column.actions ?? [], inRow);
}

const drawsText = ['text', 'badge', 'link'];

/** A column that shows one of a few stored values has a text for each. */
function checkValues(check: Check<Table>, path: Path, { at, cell = 'text', options }: Column, row: JsonSchema | undefined): void {
  if (at === undefined || row === undefined || !drawsText.includes(cell)) return;
  if (typeof options === 'object' && options !== null && 'items' in options) return;
  checkShownSchema(check, [...path, 'at'], partAt(row, namesOf(at)), 'Write a text for each in "options": { "items": [{ "value": …, "text": … }] }.');
}

/** What the server is asked to sort by: only where it sorts, and by a value of the row. */
function checkSortBy(check: Check<Table>, path: Path, { sortBy, sortable }: Column, row: JsonSchema | undefined): void {
  if (sortBy === undefined) return;
  checkPointer(check, [...path, 'sortBy'], sortBy, row);
  const { rows } = check.definition.value;
  if ('call' in rows && (rows.request?.sort ?? rows.cursor?.sort) !== undefined && sortable === true) return;
  check.report('wrong-place', [...path, 'sortBy'], '"sortBy" is for a "sortable" column of rows that the server sorts: remove it.', {
    part: 'key',
  });
}

function checkRowActions(check: Check, path: Path, actions: readonly RowAction[], inRow: Place): void {
  actions.forEach((action, index) => {
    if (actions.findIndex(({ id }) => id === action.id) !== index)
      check.report('duplicate-id', [...path, index, 'id'], `Another action of this column has the id "${action.id}".`);
    checkText(check, [...path, index, 'label'], action.label, inRow);
    checkText(check, [...path, index, 'name'], action.name, inRow);
    checkIcon(check, [...path, index, 'icon'], action.icon);
    for (const key of ['text', 'yes', 'no'] as const) checkText(check, [...path, index, 'confirm', key], action.confirm?.[key], inRow);
    if (action.visibleWhen) checkSource(check, [...path, index, 'visibleWhen'], action.visibleWhen, inRow, 'boolean');
    checkDisabledText(check, [...path, index], action, inRow);
    checkAllow(check, [...path, index, 'allow'], action.allow);
    checkActions(check, [...path, index, 'onPress'], action.onPress, inRow);
  });
}
