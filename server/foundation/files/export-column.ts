/** One column of a file of rows. */
export interface ExportColumn<Row> {
  label: string;
  /** The kind of cell, as tables name it. */
  cell: string | undefined;
  /** How wide a table draws it, in pixels. */
  width: number | undefined;
  valueOf(row: Row): unknown;
  /** The value as a table writes it. */
  textOf(value: unknown): string;
}
