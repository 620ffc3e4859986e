import { DataGrid, type GridColDef, GridRow, type GridRowProps, type RowPropsOverrides } from '@mui/x-data-grid';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Column } from '../definitions/shapes/table';
import { textOf } from '../expressions/text';
import { Cell } from './cells';
import { MuiTheme } from '../theme/MuiTheme';
import { columnScope, type DrawnColumn } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { DetailButton, DetailRow, type RowDetails } from './row-detail';
import { isOfRow, rowColumn } from './row-press';
import { cursorOf, type Row } from './table-rows';

/** Pages up to this size show whole; longer ones scroll in a window, and only the rows within it are drawn. */
const longestWholePage = 25;

/** A table on a wide screen. The model sorts and pages; the grid shows and asks. It is drawn again only for what has changed. */
export function TableGrid({ model, screen, label, details, draw }: DrawnTable) {
  const { table, columns, scope, press, currentText, sort, setSort, page, setPage, rows, chosen, choose, keyOf, editing } = model;
  const [edited, setEdited] = useState<string>();
  const turned = useCallback((row: Row, isEdited: boolean) => setEdited(isEdited ? keyOf(row) : undefined), [keyOf]);
  const editingHere = useCallback(
    (column: DrawnColumn, row: Row) => {
      const cell = editing?.(column, row);
      return cell && { ...cell, turned };
    },
    [editing, turned],
  );
  const heightOf = useCallback(({ id }: { id: unknown }) => (edited === String(id) ? 'auto' : null), [edited]);
  const definitions = useMemo(
    () =>
      columns.map((column, index): GridColDef<Row> => {
        const name = textOf(column.label, columnScope(column, scope), screen.report);
        return {
          field: column.id,
          headerName: name,
          sortable: column.sortable ?? false,
          valueGetter: noValue,
          ...widthOf(column),
          ...(column.hideLabel ? { renderHeader: () => <span className="visually-hidden">{name}</span> } : {}),
          renderCell: ({ row }) => {
            const why = index === 0 ? currentText(row) : undefined;
            return (
              <>
                <Cell column={column} row={row} scope={scope} screen={screen} press={press} editing={editing && editingHere} />
                {why === undefined ? null : <span className="visually-hidden">{`, ${why}`}</span>}
              </>
            );
          },
        };
      }),
    [columns, scope, screen, press, currentText, editing, editingHere],
  );
  const withButtons = details === undefined ? definitions : [buttonColumn(details, keyOf, screen), ...definitions];
  const [heights, setHeights] = useState<Record<string, number>>({});
  const opened = details?.open;
  const spacing = useCallback(({ id }: { id: unknown }) => ({ bottom: opened?.includes(String(id)) ? (heights[String(id)] ?? 0) : 0 }), [opened, heights]);
  const detailOf = (row: Row) => {
    const key = keyOf(row);
    if (!details?.open.includes(key)) return null;
    const parts = { details, row, rowKey: key, screen, draw, columns: withButtons.length };
    return <DetailRow {...parts} onHeight={(height) => setHeights((before) => (before[key] === height ? before : { ...before, [key]: height }))} />;
  };
  const handlers = useMemo(
    (): Handlers => ({
      onRowSelectionModelChange: ({ type, ids }) => choose(type === 'include' ? [...ids].map(String) : rows.map(keyOf).filter((key) => !ids.has(key))),
      onSortModelChange: ([first]) => setSort(first?.sort ? { column: first.field, direction: first.sort === 'asc' ? 'ascending' : 'descending' } : undefined),
      onPaginationModelChange: ({ page: index, pageSize: size }) => setPage({ index: size === page.size ? index : 0, size }),
    }),
    [choose, rows, keyOf, setSort, setPage, page],
  );
  const pressRow = ({ row }: { row: Row }, { target }: { target: EventTarget }) => isOfRow(target) && press(rowColumn, row);
  const selection = useMemo(() => ({ type: 'include' as const, ids: new Set(chosen) }), [chosen]);
  const sorting = useMemo(() => (sort ? [{ field: sort.column, sort: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const) }] : []), [sort]);
  const paging = useMemo(() => ({ page: page.index, pageSize: page.size }), [page]);
  const marks = table.current !== undefined;
  const plain = useMemo(() => ({ ...(marks ? { row: { currentText } } : {}), basePagination }), [marks, currentText]);
  const parts = details === undefined ? plain : { row: { currentText, detailOf }, basePagination };
  const words = useMemo(() => ({ noRowsLabel: model.emptyText }), [model.emptyText]);
  const goesOn = cursorOf(table) !== undefined;
  const isWhole = goesOn || Math.min(page.size, rows.length) <= longestWholePage;
  return (
    <div className={isWhole ? undefined : 'table-window'}>
      <MuiTheme>
        <DataGrid<Row>
          aria-label={label}
          rows={rows}
          getRowId={keyOf}
          columns={withButtons}
          {...(details ? { getRowSpacing: spacing } : {})}
          autoHeight={isWhole}
          rowHeight={56}
          {...(editing ? { getRowHeight: heightOf } : {})}
          loading={model.refreshing && rows.length === 0}
          disableColumnMenu
          {...(table.rowPress ? { onRowClick: pressRow, className: 'table-rows-press' } : {})}
          disableColumnFilter
          disableRowSelectionOnClick
          disableVirtualization={isWhole}
          checkboxSelection={table.select === 'many' || table.select === 'one'}
          disableMultipleRowSelection={table.select === 'one'}
          rowSelectionModel={selection}
          sortingMode="server"
          sortModel={sorting}
          paginationMode="server"
          rowCount={model.total}
          paginationModel={paging}
          pageSizeOptions={model.pageSizes}
          hideFooter={goesOn || model.total <= (model.pageSizes[0] ?? 10)}
          localeText={words}
          {...(marks || details ? { slots: rowParts } : {})}
          slotProps={parts}
          {...(screen.services.nonce === undefined ? {} : { nonce: screen.services.nonce })}
          disableEval
          {...handlers}
        />
      </MuiTheme>
    </div>
  );
}

type Handlers = Required<Pick<React.ComponentProps<typeof DataGrid<Row>>, 'onRowSelectionModelChange' | 'onSortModelChange' | 'onPaginationModelChange'>>;

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    /** Why a row stands out; undefined where it does not. */
    currentText?(row: Row): string | undefined;
    /** What stands open under a row. */
    detailOf?(row: Row): ReactNode;
  }
}

/** A row that says of itself that it stands out, and what is open under it. */
function OwnRow({ currentText, detailOf, className, ...props }: GridRowProps & RowPropsOverrides) {
  const isCurrent = currentText?.(props.row as Row) !== undefined;
  return (
    <>
      <GridRow {...props} className={isCurrent ? `${className ?? ''} row-current` : className} aria-current={isCurrent || undefined} />
      {detailOf?.(props.row as Row)}
    </>
  );
}

const rowParts = { row: OwnRow };

/** The first column of a table whose rows open. */
const buttonColumn = (details: RowDetails, keyOf: (row: Row) => string, screen: DrawnTable['screen']): GridColDef<Row> => ({
  field: 'row detail',
  headerName: '',
  width: 56,
  sortable: false,
  valueGetter: noValue,
  renderCell: ({ row }) => <DetailButton details={details} row={row} rowKey={keyOf(row)} screen={screen} />,
});
const basePagination = { material: { showFirstButton: true, showLastButton: true } };

// The cells read the row themselves.
const noValue = () => null;

const widthOf = ({ width, grow }: Column) => (width !== undefined && grow === undefined ? { width } : { flex: grow ?? 1, minWidth: width ?? 100 });
