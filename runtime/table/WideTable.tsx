import { useEffect, useRef } from 'react';
import { late } from '../contracts/late';
import { Placeholder } from '../screen/nodes/Placeholder';
import { ColumnChooser } from './ColumnChooser';
import type { DrawnTable } from './drawn-table';
import { FirstRows } from './FirstRows';
import { hasBoxes, isWhole } from './grid-sizes';
import { useGridParts } from './use-grid-parts';
import { useGridPhase } from './use-grid-phase';
import { useNear } from './use-near';
import { useTips } from './use-tips';
import { useWidth } from './use-width';

/** The grid is large: it loads when a table comes near what shows, and a phone does not need it. A failure to load it is met where it is drawn. */
const TableGrid = late(
  async () => (await import('./TableGrid')).TableGrid,
  ({ model }) => (model.rows.length === 0 ? <Placeholder shape="table" /> : null),
);

/** A table on a wide screen. Its first rows show as soon as they are there; the grid takes their place without a shift, once the table is near what shows. */
export function WideTable(props: DrawnTable) {
  const { model } = props;
  const place = useRef<HTMLDivElement>(null);
  // It is measured while the rows are on their way: they are drawn once, for the room that there is.
  const room = useWidth(place);
  const grid = useGridParts(props, room ?? 0);
  const isReady = !model.loading && room !== undefined;
  // The first rows neither scroll nor choose: where a person may, the grid does not wait for them to come near.
  const isNear = useNear(place) || !isWhole(model) || hasBoxes(model);
  useEffect(() => {
    if (isNear) void TableGrid.load();
  }, [isNear]);
  const phase = useGridPhase({ place, isReady, isNear, hasRows: model.rows.length > 0, isInUse: () => grid.edited !== undefined || model.questions.size > 0 });
  const { handlers: pointing, shown: tip } = useTips();
  return (
    <>
      {room === undefined ? null : <ColumnChooser columns={grid.shownColumns} />}
      <div ref={place} className={model.loading || isWhole(model) ? 'table-grid' : 'table-grid table-window'} {...pointing}>
        {model.loading ? <Placeholder shape="table" /> : null}
        {isReady && phase !== 'first' ? (
          <div className={phase === 'grid' ? 'grid-place' : 'grid-coming'} inert={phase !== 'grid'}>
            <TableGrid {...props} grid={grid} place={place} />
          </div>
        ) : null}
        {isReady && phase !== 'grid' ? <FirstRows model={model} label={props.label} columns={grid.columns} isBusy={isNear && phase !== 'waiting'} /> : null}
        {tip}
      </div>
    </>
  );
}
