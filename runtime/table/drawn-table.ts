import type { NodeOf, NodeViewProps } from '../screen/node-view';
import type { RowDetails } from './row-detail';
import type { TableModel } from './use-table';

/** What draws a table gets: the table as it stands, and its name for screen readers. */
export interface DrawnTable extends NodeViewProps<NodeOf<'table'>> {
  model: TableModel;
  label: string;
  /** What opens under its rows. */
  details: RowDetails;
}
