import { type ReactNode, useMemo } from 'react';
import { holds } from '../expressions/evaluate';
import type { EditedCell } from './edit-cell';
import { Cell, isPlain, plainText } from './cells';
import { columnScope, type DrawnColumn } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { hasOwnWidth, isButtons, leastWidth, namingColumn, type NamedColumn } from './fitting-columns';
import { DetailButton, type RowDetails } from './row-detail';
import type { Row } from './table-rows';
import { openerWidth } from './use-columns';
import type { TableModel } from './use-table';
import { word } from '../words';

/** Cells that are nothing but text: the grid ends them with an ellipsis. All others are drawn. */
const written = new Set(['text', 'number', 'date', 'date-time', 'yes-no', 'choices', 'files', 'currency', 'unit']);
/** Cells that are read by their last digit stand at the right. */
const numeric = new Set(['number', 'currency', 'unit']);

/** A column, for the first rows and for the grid, which knows these properties by the same names. */
export interface GridColumn {
  field: string;
  headerName: string;
  sortable: boolean;
  resizable?: boolean;
  valueGetter(): null;
  /** In pixels: a width of its own, or the least that it has and its part of the room that is left. */
  width?: number;
  flex?: number;
  minWidth?: number;
  align?: 'right';
  headerAlign?: 'right';
  cellClassName: string;
  headerClassName?: string;
  renderHeader?(): ReactNode;
  renderCell(of: { row: Row }): ReactNode;
}

type Editing = ((column: DrawnColumn, row: Row) => Pick<EditedCell, 'edit' | 'save' | 'turned'> | undefined) | undefined;

/** The columns of a grid. The one that says who or what a row is stays where it is when the others scroll. */
export function useGridColumns({ model, screen }: Pick<DrawnTable, 'model' | 'screen'>, shown: readonly NamedColumn[], editing: Editing): GridColumn[] {
  const { scope, press, questions, keyOf, currentText, table } = model;
  return useMemo(() => {
    const naming = shown.indexOf(namingColumn(shown)!);
    const asking = { questions, keyOf };
    const grows = shown.some(({ column }) => growOf(column) !== undefined);
    return shown.map((named, index): GridColumn => {
      const { column, label } = named;
      const isEdited = table.edit?.columns.includes(column.id) === true;
      const isText = isPlain(column) && !isEdited;
      const isWritten = written.has(column.cell ?? 'text') && column.mark === undefined && !isEdited;
      // Nobody presses a button on paper: the print sheet leaves them out by this.
      const kept = index === naming ? 'kept' : isButtons(column) ? 'cell-buttons' : '';
      const isNumeric =
        numeric.has(column.cell ?? '') || (column.alignEndWhen !== undefined && holds(column.alignEndWhen.$, columnScope(column, scope), screen.report));
      const right = isNumeric ? ('right' as const) : undefined;
      const grow = growOf(column) ?? (!grows && index === naming ? 1 : undefined);
      return {
        field: column.id,
        headerName: label,
        sortable: column.sortable ?? false,
        valueGetter: noValue,
        ...(grow === undefined ? { width: leastWidth(named) } : { flex: grow, minWidth: leastWidth(named) }),
        ...(right && { align: right, headerAlign: right }),
        cellClassName: isWritten ? kept : `cell-drawn ${kept}`,
        headerClassName: kept,
        ...(column.hideLabel ? { renderHeader: () => <span className="visually-hidden">{label}</span> } : {}),
        renderCell: ({ row }) => {
          const why = index === 0 ? currentText(row) : undefined;
          const cell = isText ? (
            plainText(column, row, scope, screen.report)
          ) : (
            <Cell column={column} row={row} scope={scope} screen={screen} press={press} asking={asking} editing={editing} />
          );
          return why === undefined ? (
            cell
          ) : (
            <>
              {cell}
              <span className="visually-hidden">{`, ${why}`}</span>
            </>
          );
        },
      };
    });
  }, [shown, scope, screen, press, questions, keyOf, currentText, editing, table]);
}

/** The first column of a table whose rows open. */
export const openerColumn = (details: RowDetails, { keyOf, nameOf }: Pick<TableModel, 'keyOf' | 'nameOf'>, screen: DrawnTable['screen']): GridColumn => ({
  field: 'row detail',
  headerName: word('more'),
  renderHeader: () => <span className="visually-hidden">{word('more')}</span>,
  width: openerWidth,
  sortable: false,
  resizable: false,
  valueGetter: noValue,
  cellClassName: 'cell-drawn',
  renderCell: ({ row }) => <DetailButton details={details} row={row} rowKey={keyOf(row)} rowName={nameOf(row)} screen={screen} />,
});

// The cells read the row themselves.
const noValue = () => null;

const growOf = (column: DrawnColumn): number | undefined => column.grow ?? (column.width === undefined && !hasOwnWidth(column) ? 1 : undefined);
