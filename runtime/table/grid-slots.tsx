import { GridRow, GridRowCheckbox, type GridRowProps, type GridSlotProps, type RowPropsOverrides, useGridApiContext } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { word } from '../words';
import type { Row } from './table-rows';

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    /** Why a row stands out; undefined where it does not. */
    currentText?(row: Row): string | undefined;
    /** What stands open under a row. */
    detailOf?(row: Row): ReactNode;
  }
  interface RowCheckboxPropsOverrides {
    /** What a row is called. */
    nameOf?(row: Row): string;
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

/** The box that selects a row, named after its row: by the grid's own words, all boxes of a table have the same name. */
function RowBox({ nameOf, slotProps, ...props }: GridSlotProps['rowCheckbox']) {
  const row = useGridApiContext().current.getRow<Row>(props.rowId);
  const name = row === null ? '' : nameOf?.(row);
  return (
    <GridRowCheckbox
      {...props}
      slotProps={!name ? slotProps : { ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-label': word('selectOf', { name }) } }}
    />
  );
}

export const plainSlots = { rowCheckbox: RowBox };
export const rowSlots = { row: OwnRow, rowCheckbox: RowBox };
