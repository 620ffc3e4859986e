import ExpandMore from '@mui/icons-material/ExpandMore';
import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { elementId, PanelParts, type ShownPanel, shownPanels } from '../screen/nodes/panel-parts';
import type { NodeOf, NodeViewProps } from '../screen/node-view';
import type { Panel } from '../definitions/nodes/panel';
import { Cell } from './cells';
import type { DrawnTable } from './drawn-table';
import type { NamedColumn } from './fitting-columns';
import type { Row } from './table-rows';
import { word } from '../words';
import './row-detail.css';

/** What opens under the rows of a table: which are open, and what each shows. */
export interface RowDetails {
  /** Whether the table's node declares any. */
  areDeclared: boolean;
  /** What has no room in the rows shows first, where they open. */
  left: readonly NamedColumn[];

  /** The keys of the open rows. */
  open: readonly string[];
  turn(key: string): void;
  /** The id of the element that holds the detail of a row. */
  idOf(key: string): string;
  /** The detail of a row; nothing where it has none for this person. */
  of(row: Row): ShownPanel<Panel> | undefined;
}

/** The details of a table's rows: what its node declares. */
export function useRowDetails({ node, screen, scope }: NodeViewProps<NodeOf<'table'>>): RowDetails {
  const id = useId();
  const [open, setOpen] = useState<readonly string[]>([]);
  const { detail } = node;
  // What declares nothing reads nothing: a change of the scope is none of its business.
  const read = detail === undefined ? undefined : scope;
  return useMemo(
    () => ({
      areDeclared: detail !== undefined,
      left: [],
      open,
      turn: (key) => setOpen((before) => (before.includes(key) ? before.filter((one) => one !== key) : [...before, key])),
      idOf: (key) => elementId(id, 'detail', key),
      of: (row) => {
        const [shown] = detail === undefined ? [] : shownPanels(detail, {}, { ...read, row }, screen);
        return shown && { ...shown, extra: { row, ...shown.extra } };
      },
    }),
    [detail, open, id, read, screen],
  );
}

interface DetailProps {
  details: RowDetails;
  row: Row;
  rowKey: string;
}
type Drawing = Pick<DrawnTable, 'screen' | 'draw' | 'model'>;

interface ButtonProps extends DetailProps, Pick<DrawnTable, 'screen'> {
  /** What the row is called. */
  rowName: string;
  /** Whether the button says what it opens; else only screen readers read it. */
  isNamed?: boolean;
}

/** Opens and closes the detail of a row. */
export function DetailButton({ details, row, rowKey, screen, rowName, isNamed = false }: ButtonProps) {
  const shown = details.of(row);
  if (shown === undefined && details.left.length === 0) return null;
  const isOpen = details.open.includes(rowKey);
  const enabledWhen = details.left.length > 0 ? undefined : shown?.panel.enabledWhen;
  const name = shown === undefined ? word(isNamed ? 'more' : 'moreOf', { name: rowName }) : textOf(shown.panel.label, shown.scope, screen.report);
  return (
    <button
      type="button"
      className={isNamed ? 'button look-text size-small row-turn' : 'row-turn'}
      aria-expanded={isOpen}
      aria-controls={isOpen ? details.idOf(rowKey) : undefined}
      aria-label={isNamed ? undefined : name}
      disabled={enabledWhen !== undefined && !holds(enabledWhen.$, shown!.scope, screen.report)}
      onClick={() => details.turn(rowKey)}
    >
      {isNamed ? name : null}
      <ExpandMore fontSize="small" />
    </button>
  );
}

/** What has no room in the row, and the parts of its detail. What they load begins to load when the row is opened. */
export function DetailParts({ details, row, screen, draw, model }: Omit<DetailProps, 'rowKey'> & Drawing) {
  const shown = details.of(row);
  return (
    <div className="stack gap-medium">
      {details.left.length > 0 ? (
        <dl className="left-out">
          {details.left.map(({ column, label }) => (
            <Fragment key={column.id}>
              <dt>{label}</dt>
              <dd>
                <Cell column={column} row={row} scope={model.scope} screen={screen} press={model.press} editing={model.editing} />
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      {shown === undefined ? null : <PanelParts shown={shown} screen={screen} draw={draw} />}
    </div>
  );
}

/** The detail as a row of the grid, in the room that the grid leaves below its row. Says how high it is, in pixels, whenever that changes. */
export function DetailRow({ onHeight, columns, ...props }: DetailProps & Drawing & { columns: number; onHeight(height: number): void }) {
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
