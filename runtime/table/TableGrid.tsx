import { DataGrid, GridRow, type GridRowProps, type RowPropsOverrides } from '@mui/x-data-grid';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { MuiTheme } from '../theme/MuiTheme';
import { ColumnChooser } from './ColumnChooser';
import type { DrawnColumn } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { openerColumn, useGridColumns } from './grid-columns';
import { gridWords } from './grid-words';
import { DetailRow } from './row-detail';
import { isOfRow, rowColumn } from './row-press';
import { cursorOf, type Row } from './table-rows';
import { useColumns } from './use-columns';
import { useTips } from './use-tips';
import { useMoreAtEdges, useWidth } from './use-width';

/** Pages up to this size show whole; longer ones scroll in a window, and only the rows within it are drawn. */
const longestWholePage = 25;
/** In pixels. */
const rowHeights = { usual: 44, dense: 36, head: 48 };
/** The borders of a grid, in pixels. */
const edges = 2;
/** So far beyond what is seen a row is drawn, in pixels: all of it, since its first column stays. */
const wholeRow = 4000;

/** A table on a wide screen. The model sorts and pages; the grid shows and asks. It is drawn again only for what has changed. */
export function TableGrid({ model, screen, label, details: declared, draw }: DrawnTable) {
  const { table, press, currentText, sort, setSort, page, setPage, rows, chosen, choose, keyOf, editing } = model;
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
  const place = useRef<HTMLDivElement>(null);
  const room = useWidth(place);
  const shownColumns = useColumns(model, screen, (room ?? 0) - edges, declared.areDeclared);
  const { left } = shownColumns;
  const definitions = useGridColumns({ model, screen }, shownColumns.shown, editing && editingHere);
  const details = useMemo(() => (declared.areDeclared || left.length > 0 ? { ...declared, left } : undefined), [declared, left]);
  const { nameOf } = model;
  const withButtons = useMemo(
    () => (details === undefined ? definitions : [openerColumn(details, { keyOf, nameOf }, screen), ...definitions]),
    [details, definitions, keyOf, nameOf, screen],
  );
  useMoreAtEdges(place, '.MuiDataGrid-virtualScroller', withButtons);
  const { handlers: pointing, shown: tip } = useTips();
  const [heights, setHeights] = useState<Record<string, number>>({});
  const opened = details?.open;
  const spacing = useCallback(({ id }: { id: unknown }) => ({ bottom: opened?.includes(String(id)) ? (heights[String(id)] ?? 0) : 0 }), [opened, heights]);
  const detailOf = (row: Row) => {
    const key = keyOf(row);
    if (!details?.open.includes(key)) return null;
    const parts = { details, row, rowKey: key, screen, draw, model, columns: withButtons.length };
    return <DetailRow {...parts} onHeight={(height) => setHeights((before) => (before[key] === height ? before : { ...before, [key]: height }))} />;
  };
  // The grid knows nothing of an order by a column that has no room.
  const sortShows = definitions.some(({ field }) => field === sort?.column);
  const handlers = useMemo(
    (): Handlers => ({
      onRowSelectionModelChange: ({ type, ids }) => choose(type === 'include' ? [...ids].map(String) : rows.map(keyOf).filter((key) => !ids.has(key))),
      onSortModelChange: ([first]) =>
        (first || sortShows) && setSort(first?.sort ? { column: first.field, direction: first.sort === 'asc' ? 'ascending' : 'descending' } : undefined),
      onPaginationModelChange: ({ page: index, pageSize: size }) => setPage({ index: size === page.size ? index : 0, size }),
    }),
    [choose, rows, keyOf, setSort, sortShows, setPage, page],
  );
  const pressRow = ({ row }: { row: Row }, { target }: { target: EventTarget }) => isOfRow(target) && press(rowColumn, row);
  const selection = useMemo(() => ({ type: 'include' as const, ids: new Set(chosen) }), [chosen]);
  const sorting = useMemo(
    () => (sort && sortShows ? [{ field: sort.column, sort: sort.direction === 'ascending' ? ('asc' as const) : ('desc' as const) }] : []),
    [sort, sortShows],
  );
  const paging = useMemo(() => ({ page: page.index, pageSize: page.size }), [page]);
  const marks = table.current !== undefined;
  const plain = useMemo(() => ({ ...(marks ? { row: { currentText } } : {}), ...partsOfGrid }), [marks, currentText]);
  const parts = details === undefined ? plain : { row: { currentText, detailOf }, ...partsOfGrid };
  const words = useMemo(() => gridWords(model.emptyText), [model.emptyText]);
  const goesOn = cursorOf(table) !== undefined;
  const isWhole = goesOn || Math.min(page.size, rows.length) <= longestWholePage;
  return (
    <>
      <ColumnChooser columns={shownColumns} />
      <div ref={place} className={isWhole ? 'table-grid' : 'table-grid table-window'} {...pointing}>
        {room === undefined ? null : (
          <MuiTheme>
            <DataGrid<Row>
              aria-label={label}
              rows={rows}
              getRowId={keyOf}
              columns={withButtons}
              {...(details ? { getRowSpacing: spacing } : {})}
              autoHeight={isWhole}
              rowHeight={table.dense ? rowHeights.dense : rowHeights.usual}
              columnHeaderHeight={rowHeights.head}
              columnBufferPx={wholeRow}
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
        )}
        {tip}
      </div>
    </>
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

/** A head that is cut shows whole as a cell does, within the page's landmarks; the grid's own tip would stand outside of them. */
const partsOfGrid = { basePagination: { material: { showFirstButton: true, showLastButton: true } }, baseTooltip: { title: '' } };
