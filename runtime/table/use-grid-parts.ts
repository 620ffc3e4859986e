import { useCallback, useMemo, useState } from 'react';
import type { DrawnColumn } from './column-scope';
import type { DrawnTable } from './drawn-table';
import { type GridColumn, openerColumn, useGridColumns } from './grid-columns';
import { edges } from './grid-sizes';
import type { RowDetails } from './row-detail';
import type { Row } from './table-rows';
import { type ShownColumns, useColumns } from './use-columns';

/** What the first rows and the grid have in common: the columns that have room, and what opens under a row. */
export interface GridParts {
  /** With the column of the buttons by which rows open, where they do. */
  columns: GridColumn[];
  shownColumns: ShownColumns;
  /** Nothing where no row opens. */
  details: RowDetails | undefined;
  /** The key of the row that is edited in its place. */
  edited: string | undefined;
}

/** The parts of a table that has so much room, in pixels. */
export function useGridParts({ model, screen, details: declared }: DrawnTable, room: number): GridParts {
  const { keyOf, nameOf, editing } = model;
  const [edited, setEdited] = useState<string>();
  const turned = useCallback((row: Row, isEdited: boolean) => setEdited(isEdited ? keyOf(row) : undefined), [keyOf]);
  const editingHere = useCallback(
    (column: DrawnColumn, row: Row) => {
      const cell = editing?.(column, row);
      return cell && { ...cell, turned };
    },
    [editing, turned],
  );
  const shownColumns = useColumns(model, screen, room - edges, declared.areDeclared);
  const { left } = shownColumns;
  const definitions = useGridColumns({ model, screen }, shownColumns.shown, editing && editingHere);
  const details = useMemo(() => (declared.areDeclared || left.length > 0 ? { ...declared, left } : undefined), [declared, left]);
  const columns = useMemo(
    () => (details === undefined ? definitions : [openerColumn(details, { keyOf, nameOf }, screen), ...definitions]),
    [details, definitions, keyOf, nameOf, screen],
  );
  return { columns, shownColumns, details, edited };
}
