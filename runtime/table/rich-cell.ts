import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from '../screen/screen-instance';
import type { DrawnColumn } from './column-scope';
import type { Row } from './table-rows';

/** What a cell gets that draws more than a text, a link or a switch. */
export interface RichCell {
  value: unknown;
  column: DrawnColumn;
  row: Row;
  /** What the cell's expressions read, with `row`. */
  scope: Scope;
  screen: ScreenInstance;
  press(column: DrawnColumn, row: Row): void;
  asking?: Asking | undefined;
}

/** Where the table keeps which action of a row is being asked about, by the row's key and the column. */
export interface Asking {
  questions: Map<string, string>;
  keyOf(row: Row): string;
}
