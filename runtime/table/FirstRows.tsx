import type { CSSProperties } from 'react';
import type { DrawnTable } from './drawn-table';
import { FirstRowsFoot } from './FirstRowsFoot';
import type { GridColumn } from './grid-columns';
import { edges, hasBoxes, hasPages, heights, isWhole, rowHeight } from './grid-sizes';
import { isOfRow, rowColumn } from './row-press';
import type { Row, SortModel } from './table-rows';
import type { TableModel } from './use-table';
import './first-rows.css';

interface FirstRowsProps extends Pick<DrawnTable, 'model' | 'label'> {
  columns: readonly GridColumn[];
  /** Whether the grid is on its way. */
  isBusy: boolean;
}

/** The part of a window's height that a long table takes at most, as the style sheet says. */
const mostOfWindow = 0.75;
const boxWidth = '50px';

/** The rows that are seen first, as plain elements: of the size, the look and the roles of the grid, which needs longer. */
export function FirstRows({ model, label, columns, isBusy }: FirstRowsProps) {
  const { rows, total, sort } = model;
  const boxes = hasBoxes(model);
  const height = rowHeight(model);
  const seen = isWhole(model) ? rows : rows.slice(0, Math.ceil((mostOfWindow * window.innerHeight) / height));
  const tracks = columns.map(({ flex, minWidth, width }) => (flex === undefined ? `${width}px` : `minmax(${minWidth}px, ${flex}fr)`));
  const sizes = { '--tracks': [...(boxes ? [boxWidth] : []), ...tracks].join(' '), '--row': `${height}px`, '--head': `${heights.head}px` };
  const pages = hasPages(model);
  // As high as all rows would be: the window around them gives it less.
  const whole = heights.head + rows.length * height;
  const scrolls = seen.length < rows.length || (!isWhole(model) && whole + edges + (pages ? heights.foot : 0) > mostOfWindow * window.innerHeight);
  return (
    <div className="first-rows" aria-busy={isBusy || undefined} style={sizes as CSSProperties} {...pressing(model, columns)}>
      <div className={scrolls ? 'first-rows-window first-rows-scroll' : 'first-rows-window'} style={{ height: whole }}>
        <div role="grid" aria-label={label} aria-rowcount={total + 1} aria-colcount={columns.length + (boxes ? 1 : 0)}>
          <div role="rowgroup">
            <div role="row">
              {boxes ? <div role="columnheader" className="first-rows-box" aria-hidden="true" /> : null}
              {columns.map((column) => (
                <div
                  key={column.field}
                  role="columnheader"
                  data-field={column.field}
                  className={classOf(column, column.headerClassName)}
                  aria-sort={sort?.column === column.field ? sort.direction : column.sortable ? 'none' : undefined}
                >
                  {column.renderHeader?.() ?? <span>{column.headerName}</span>}
                </div>
              ))}
            </div>
          </div>
          <div role="rowgroup">
            {seen.map((row) => (
              <FirstRow key={model.keyOf(row)} row={row} model={model} columns={columns} boxes={boxes} />
            ))}
          </div>
        </div>
      </div>
      {pages ? <FirstRowsFoot model={model} /> : null}
    </div>
  );
}

interface FirstRowProps {
  row: Row;
  model: TableModel;
  columns: readonly GridColumn[];
  boxes: boolean;
}

function FirstRow({ row, model: { table, keyOf, currentText }, columns, boxes }: FirstRowProps) {
  const isCurrent = currentText(row) !== undefined;
  return (
    <div
      role="row"
      data-id={keyOf(row)}
      className={`${table.rowPress ? 'first-row-press ' : ''}${isCurrent ? 'row-current' : ''}`}
      aria-current={isCurrent || undefined}
    >
      {boxes ? <div role="gridcell" className="first-rows-box" aria-hidden="true" /> : null}
      {columns.map((column) => (
        <div key={column.field} role="gridcell" data-field={column.field} className={classOf(column, column.cellClassName)}>
          {column.renderCell({ row })}
        </div>
      ))}
    </div>
  );
}

const classOf = ({ align }: GridColumn, own = ''): string | undefined => `${own}${align === 'right' ? ' at-end' : ''}`.trim() || undefined;

/** What a press does, as in the grid: on a head it sorts, on a row what the row does. Keys are the grid's: what else can be pressed is a button. */
const pressing = ({ table, rows, keyOf, press, sort, setSort }: TableModel, columns: readonly GridColumn[]) => ({
  onClick({ target }: { target: EventTarget }) {
    if (!(target instanceof Element)) return;
    const head = target.closest<HTMLElement>('.first-rows [role="columnheader"]')?.dataset.field;
    if (columns.some(({ field, sortable }) => field === head && sortable)) setSort(turned(sort, head ?? ''));
    const id = table.rowPress && isOfRow(target) ? target.closest<HTMLElement>('.first-rows [data-id]')?.dataset.id : undefined;
    const row = id === undefined ? undefined : rows.find((one) => keyOf(one) === id);
    if (row !== undefined) press(rowColumn, row);
  },
});

/** The order after a press on a head: ascending, descending, and as the rows came. */
function turned(sort: SortModel | undefined, column: string): SortModel | undefined {
  if (sort?.column !== column) return { column, direction: 'ascending' };
  return sort.direction === 'ascending' ? { column, direction: 'descending' } : undefined;
}
