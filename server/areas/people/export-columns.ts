import { timeZoneOf } from '../../calls/time-zone';
import { isAllowed } from '../../../runtime/definitions/allowed';
import type { Revision } from '../../../runtime/definitions/compiled';
import type { Column } from '../../../runtime/definitions/shapes/table';
import { evaluate, holds, type Scope } from '../../../runtime/expressions/evaluate';
import { textOf } from '../../../runtime/expressions/text';
import { cellText } from '../../../runtime/format/cell-text';
import { valueAt } from '../../../runtime/validation/pointer';
import { allowScopeOf, sessionScopeOfCaller } from '../../calls/caller-answers';
import type { Caller } from '../../records/callers';
import type { ExportColumn } from '../../foundation/files/export-column';
import { constantsOf, settingsIn } from '../../foundation/constants';
import type { CallContext } from '../../calls/contract';

/** The columns that the caller's own table of this id shows to them. */
export function exportColumns<Row extends object>({ caller, revision }: CallContext, table: string): ExportColumn<Row>[] {
  const scope: Scope = { session: sessionScopeOfCaller(caller, constantsOf(revision).server), settings: settingsIn(revision) };
  const timeZone = timeZoneOf({ caller, revision });
  const columns = shownColumns(caller, revision, table, scope).flatMap(({ inFiles, ...column }) =>
    inFiles === undefined ? column : inFiles.map((part): Column => ({ ...column, ...part, cell: 'text', value: undefined })),
  );
  return columns.map((column) => ({
    label: textOf(column.label, scope),
    cell: column.cell,
    width: column.width,
    valueOf(row) {
      return column.value === undefined ? valueAt(row, column.at ?? '') : evaluate(column.value.$, { ...scope, row });
    },
    textOf: (value) => cellText(column, value, timeZone),
  }));
}

function shownColumns(caller: Caller, { tables }: Revision, table: string, scope: Scope): Column[] {
  const columns = Object.hasOwn(tables, table) ? tables[table]!.columns : [];
  const asked = allowScopeOf(caller);
  return columns.filter(
    ({ at, value, allow, visibleWhen }) =>
      (at !== undefined || value !== undefined) &&
      (allow === undefined || isAllowed(allow, asked)) &&
      (visibleWhen === undefined || holds(visibleWhen.$, { ...scope, data: {}, filters: {}, input: {} })),
  );
}
