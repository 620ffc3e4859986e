import { cursorOf } from './table-rows';
import type { TableModel } from './use-table';

/** Pages up to this size show whole; longer ones scroll in a window, and only the rows within it are drawn. */
const longestWholePage = 25;

/** The sizes of a table on a wide screen, in pixels. `foot` is the line that turns pages, with its border. */
export const heights = { usual: 44, dense: 36, head: 48, foot: 53 };
/** The borders of a grid, in pixels. */
export const edges = 2;

export const rowHeight = ({ table }: Pick<TableModel, 'table'>): number => (table.dense ? heights.dense : heights.usual);

/** Whether all rows of the page are drawn, and the table is as high as they are. */
export const isWhole = ({ table, page, rows }: Pick<TableModel, 'table' | 'page' | 'rows'>): boolean =>
  cursorOf(table) !== undefined || Math.min(page.size, rows.length) <= longestWholePage;

/** Whether the table has a line that turns pages. */
export const hasPages = ({ table, total, pageSizes }: Pick<TableModel, 'table' | 'total' | 'pageSizes'>): boolean =>
  cursorOf(table) === undefined && total > (pageSizes[0] ?? 10);

/** Whether rows are chosen by boxes, which take a column of their own. */
export const hasBoxes = ({ table: { select } }: Pick<TableModel, 'table'>): boolean => select === 'many' || select === 'one';
