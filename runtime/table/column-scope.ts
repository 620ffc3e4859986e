import type { Column } from '../definitions/shapes/table';
import type { Scope } from '../expressions/evaluate';

/** A column as it is drawn: one of a list knows the element that it stands for. */
export interface DrawnColumn extends Column {
  /** The id of the column in the definition, where it stands once for each element of a list. */
  of?: string;
  /** The element that all of it reads as `item`. */
  item?: unknown;
}

/** What the expressions of a column read beside what the table's read. */
export const columnScope = (column: DrawnColumn, scope: Scope): Scope => (column.of === undefined ? scope : { ...scope, item: column.item });
