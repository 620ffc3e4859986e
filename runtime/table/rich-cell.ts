import type { Column } from '../definitions/shapes/table';
import type { Scope } from '../expressions/evaluate';
import type { ScreenInstance } from '../screen/screen-instance';
import type { Row } from './table-rows';

/** What a cell gets that draws more than a text, a link or a switch. */
export interface RichCell {
  value: unknown;
  column: Column;
  row: Row;
  /** What the cell's expressions read, with `row`. */
  scope: Scope;
  screen: ScreenInstance;
  press(column: Column, row: Row): void;
}
