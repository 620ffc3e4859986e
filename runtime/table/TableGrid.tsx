import { DataGrid } from '@mui/x-data-grid';
import { type RefObject, useCallback, useMemo, useState } from 'react';
import { MuiTheme } from '../theme/MuiTheme';
import type { DrawnTable } from './drawn-table';
import { hasBoxes, hasPages, heights as sizes, isWhole, rowHeight } from './grid-sizes';
import { plainSlots, rowSlots } from './grid-slots';
import { gridWords } from './grid-words';
import { DetailRow } from './row-detail';
import { isOfRow, rowColumn } from './row-press';
import type { Row } from './table-rows';
import type { GridParts } from './use-grid-parts';
import { useMoreAtEdges } from './use-width';
import { stringOf } from '../validation/string-of';

/** So far beyond what is seen a row is drawn, in pixels: all of it, since its first column stays. */
const wholeRow = 4000;

interface TableGridProps extends DrawnTable {
  grid: GridParts;
  /** The element around it. */
  place: RefObject<HTMLElement | null>;
}

/** A table as a grid. The model sorts and pages; the grid shows and asks. It is drawn again only for what has changed. */
export function TableGrid({ model, screen, label, draw, grid, place }: TableGridProps) {
  const { table, press, currentText, sort, setSort, page, setPage, rows, chosen, choose, keyOf, nameOf, editing } = model;
  const { columns, details, edited } = grid;
  const heightOf = useCallback(({ id }: { id: unknown }) => (edited === stringOf(id) ? 'auto' : null), [edited]);
  useMoreAtEdges(place, '.MuiDataGrid-virtualScroller', columns);
  const [heights, setHeights] = useState<Record<string, number>>({});
  const opened = details?.open;
  const spacing = useCallback(({ id }: { id: unknown }) => ({ bottom: opened?.includes(stringOf(id)) ? (heights[stringOf(id)] ?? 0) : 0 }), [opened, heights]);
  const detailOf = (row: Row) => {
    const key = keyOf(row);
    if (!details?.open.includes(key)) return null;
    const parts = { details, row, rowKey: key, screen, draw, model, columns: columns.length };
    return <DetailRow {...parts} onHeight={(height) => setHeights((before) => (before[key] === height ? before : { ...before, [key]: height }))} />;
  };
  // The grid knows nothing of an order by a column that has no room.
  const sortShows = columns.some(({ field }) => field === sort?.column);
  const handlers = useMemo(
    (): Handlers => ({
      onRowSelectionModelChange: ({ type, ids }) => choose(type === 'include' ? [...ids].map(stringOf) : rows.map(keyOf).filter((key) => !ids.has(key))),
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
  const plain = useMemo(() => ({ ...(marks ? { row: { currentText } } : {}), rowCheckbox: { nameOf }, ...partsOfGrid }), [marks, currentText, nameOf]);
  const parts = details === undefined ? plain : { ...plain, row: { currentText, detailOf } };
  const words = useMemo(() => gridWords(model.emptyText), [model.emptyText]);
  const whole = isWhole(model);
  return (
    <MuiTheme>
      <DataGrid<Row>
        aria-label={label}
        rows={rows}
        getRowId={keyOf}
        columns={columns}
        {...(details ? { getRowSpacing: spacing } : {})}
        autoHeight={whole}
        rowHeight={rowHeight(model)}
        columnHeaderHeight={sizes.head}
        columnBufferPx={wholeRow}
        {...(editing ? { getRowHeight: heightOf } : {})}
        loading={model.refreshing && rows.length === 0}
        disableColumnMenu
        {...(table.rowPress ? { onRowClick: pressRow, className: 'table-rows-press' } : {})}
        disableColumnFilter
        disableRowSelectionOnClick
        disableVirtualization={whole}
        checkboxSelection={hasBoxes(model)}
        disableMultipleRowSelection={table.select === 'one'}
        rowSelectionModel={selection}
        sortingMode="server"
        sortModel={sorting}
        paginationMode="server"
        rowCount={model.total}
        paginationModel={paging}
        pageSizeOptions={model.pageSizes}
        hideFooter={!hasPages(model)}
        localeText={words}
        slots={marks || details ? rowSlots : plainSlots}
        slotProps={parts}
        {...(screen.services.nonce === undefined ? {} : { nonce: screen.services.nonce })}
        disableEval
        {...handlers}
      />
    </MuiTheme>
  );
}

type Handlers = Required<Pick<React.ComponentProps<typeof DataGrid<Row>>, 'onRowSelectionModelChange' | 'onSortModelChange' | 'onPaginationModelChange'>>;

/** A head that is cut shows whole as a cell does, within the page's landmarks; the grid's own tip would stand outside of them. */
const partsOfGrid = { basePagination: { material: { showFirstButton: true, showLastButton: true } }, baseTooltip: { title: '' } };
