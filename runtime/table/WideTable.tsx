import { useRef } from 'react';
import { late } from '../screen/late';
import { Placeholder } from '../screen/nodes/Placeholder';
import { ColumnChooser } from './ColumnChooser';
import type { DrawnTable } from './drawn-table';
import { FirstRows } from './FirstRows';
import { isWhole } from './grid-sizes';
import { useGridParts } from './use-grid-parts';
import { useGridPhase } from './use-grid-phase';
import { useTips } from './use-tips';
import { useWidth } from './use-width';

/** The grid is large: it loads while the rows are on their way, and a phone does not need it. A failure to load it is met where it is drawn. */
export const TableGrid = late(
  async () => (await import('./TableGrid')).TableGrid,
  ({ model }) => (model.rows.length === 0 ? <Placeholder shape="table" /> : null),
);

/** A table on a wide screen. Its first rows show as soon as they are there; the grid takes their place without a shift. */
export function WideTable(props: DrawnTable) {
  const { model } = props;
  const place = useRef<HTMLDivElement>(null);
  // It is measured while the rows are on their way: they are drawn once, for the room that there is.
  const room = useWidth(place);
  const grid = useGridParts(props, room ?? 0);
  const isReady = !model.loading && room !== undefined;
  const phase = useGridPhase(place, isReady, model.rows.length > 0);
  const { handlers: pointing, shown: tip } = useTips();
  return (
    <>
      {model.loading ? null : <ColumnChooser columns={grid.shownColumns} />}
      <div ref={place} className={model.loading || isWhole(model) ? 'table-grid' : 'table-grid table-window'} {...pointing}>
        {model.loading ? <Placeholder shape="table" /> : null}
        {isReady && phase !== 'first' ? (
          <div className={phase === 'grid' ? 'grid-place' : 'grid-coming'} inert={phase === 'coming'}>
            <TableGrid {...props} grid={grid} place={place} />
          </div>
        ) : null}
        {isReady && phase !== 'grid' ? <FirstRows model={model} label={props.label} columns={grid.columns} /> : null}
        {tip}
      </div>
    </>
  );
}
