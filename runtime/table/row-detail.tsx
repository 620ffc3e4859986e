import ExpandMore from '@mui/icons-material/ExpandMore';
import { useEffect, useId, useRef, useState } from 'react';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { elementId, PanelParts, type ShownPanel, shownPanels } from '../screen/nodes/panel-parts';
import type { NodeOf, NodeViewProps } from '../screen/node-view';
import type { Panel } from '../definitions/nodes/panel';
import type { DrawnTable } from './drawn-table';
import type { Row } from './table-rows';
import './row-detail.css';

/** What opens under the rows of a table: which are open, and what each shows. */
export interface RowDetails {
  /** The keys of the open rows. */
  open: readonly string[];
  turn(key: string): void;
  /** The id of the element that holds the detail of a row. */
  idOf(key: string): string;
  /** The detail of a row; nothing where it has none for this person. */
  of(row: Row): ShownPanel<Panel> | undefined;
}

/** The details of a table's rows; nothing where its node declares none. */
export function useRowDetails({ node, screen, scope }: NodeViewProps<NodeOf<'table'>>): RowDetails | undefined {
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { detail } = node;
  if (detail === undefined) return undefined;
  return {
    open,
    turn: (key) => setOpen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key])),
    idOf: (key) => elementId(id, 'detail', key),
    of: (row) => {
      const [shown] = shownPanels(detail, {}, { ...scope, row }, screen);
      return shown && { ...shown, extra: { row, ...shown.extra } };
    },
  };
}

interface DetailProps {
  details: RowDetails;
  row: Row;
  rowKey: string;
}

/** Opens and closes the detail of a row. */
export function DetailButton({ details, row, rowKey, screen, isNamed = false }: DetailProps & Pick<DrawnTable, 'screen'> & { isNamed?: boolean }) {
  const shown = details.of(row);
  if (shown === undefined) return null;
  const { label, enabledWhen } = shown.panel;
  const isOpen = details.open.includes(rowKey);
  const name = textOf(label, shown.scope, screen.report);
  return (
    <button
      type="button"
      className={isNamed ? 'button look-text size-small row-turn' : 'row-turn'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? details.idOf(rowKey) : undefined}
      aria-label={isNamed ? undefined : name}
      disabled={enabledWhen !== undefined && !holds(enabledWhen.$, shown.scope, screen.report)}
      onClick={() => details.turn(rowKey)}
    >
      {isNamed ? name : null}
      <ExpandMore fontSize="small" />
    </button>
  );
}

/** The parts of a row's detail. What they load begins to load when the row is opened. */
export function DetailParts({ details, row, screen, draw }: Omit<DetailProps, 'rowKey'> & Pick<DrawnTable, 'screen' | 'draw'>) {
  const shown = details.of(row);
  return shown === undefined ? null : (
    <div className="stack gap-medium">
      <PanelParts shown={shown} screen={screen} draw={draw} />
    </div>
  );
}

/** The detail as a row of the grid, in the room that the grid leaves below its row. Says how high it is, in pixels, whenever that changes. */
export function DetailRow({
  onHeight,
  columns,
  ...props
}: DetailProps & Pick<DrawnTable, 'screen' | 'draw'> & { columns: number; onHeight(height: number): void }) {
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      setHeight(current.offsetHeight);
      onHeight(current.offsetHeight);
    });
    observer.observe(current);
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is told is another with each drawing; the element stays
  }, []);
  return (
    <div ref={place} role="row" className="row-detail" id={props.details.idOf(props.rowKey)} style={{ marginTop: -height }}>
      <div role="gridcell" aria-colspan={columns}>
        <DetailParts {...props} />
      </div>
    </div>
  );
}
