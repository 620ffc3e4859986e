import { GridRow, GridRowCheckbox, type GridRowProps, type GridSlotProps, type RowPropsOverrides, useGridApiContext } from '@mui/x-data-grid';
import type { ReactNode } from 'react';
import { word } from '../words';
import type { Row } from './table-rows';

declare module '@mui/x-data-grid' {
  interface RowPropsOverrides {
    /** Returns why a row is highlighted; undefined if it is not. */
    currentText?(row: Row): string | undefined;
    /** Returns what is open below a row. */
    detailOf?(row: Row): ReactNode;
  }
  interface RowCheckboxPropsOverrides {
    /** Returns the name of a row. */
    nameOf?(row: Row): string;
  }
}

/** A row with its highlight, and what is open below it. */
function OwnRow({ currentText, detailOf, className, ...props }: GridRowProps & RowPropsOverrides) {
  const isCurrent = currentText?.(props.row as Row) !== undefined;
  return (
    <>
      <GridRow {...props} className={isCurrent ? `${className ?? ''} row-current` : className} aria-current={isCurrent || undefined} />
      {detailOf?.(props.row as Row)}
    </>
  );
}

/** The box that selects a row, with the name of the row. The grid gives all boxes the same name. */
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
