import { asText, translated } from '../format/language';

/** What the buttons that turn pages are called, by where they lead. */
const turns: Record<string, string> = {
  first: asText('Go to first page'),
  previous: asText('Go to previous page'),
  next: asText('Go to next page'),
  last: asText('Go to last page'),
};

/** The grid's own texts, in the language of the reader; the grid has them in English only. */
export const gridWords = (empty: string) => ({
  noRowsLabel: empty,
  columnHeaderSortIconLabel: translated('Sort'),
  checkboxSelectionHeaderName: translated('Checkbox selection'),
  checkboxSelectionSelectAllRows: translated('Select all rows'),
  checkboxSelectionUnselectAllRows: translated('Unselect all rows'),
  paginationRowsPerPage: translated('Rows per page:'),
  paginationDisplayedRows: ({ from, to, count }: { from: number; to: number; count: number }) =>
    translated('{from}–{to} of {total}', { from, to, total: count }),
  paginationItemAriaLabel: (type: string) => translated(turns[type] ?? type),
});
