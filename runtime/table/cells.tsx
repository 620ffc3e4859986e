import type { ReactNode } from 'react';
import { holds, type Report, resolveTemplate, type Scope } from '../expressions/evaluate';
import { shown, textOf } from '../expressions/text';
import { cellText } from '../format/cell-text';
import type { ScreenInstance } from '../screen/screen-instance';
import { columnScope, type DrawnColumn } from './column-scope';
import { EditCell, type EditedCell } from './edit-cell';
import type { Asking } from './rich-cell';
import { richCells } from './rich-cells';
import { RowButton } from './RowButton';
import { cellValue, type Row } from './table-rows';
import { word } from '../words';

interface CellProps {
  column: DrawnColumn;
  row: Row;
  /** What the cell's expressions read, without `row`. */
  scope: Scope;
  screen: ScreenInstance;
  /** Runs the column's actions for this row. */
  press(column: DrawnColumn, row: Row): void;
  asking?: Asking | undefined;
  /** What it says instead of its value: the whole name of a row. */
  text?: string | undefined;
  /** Of a table whose cells are edited: how; nothing for a cell that is not. */
  editing?: ((column: DrawnColumn, row: Row) => Pick<EditedCell, 'edit' | 'save' | 'turned'> | undefined) | undefined;
}

interface Drawn {
  value: unknown;
  /** The words of a button or toggle. */
  label(): string;
  enabled: boolean;
  /** Why it cannot be used; nothing where it does not say. */
  why(): string | undefined;
  press(): void;
  column: DrawnColumn;
  timeZone: string | undefined;
}

/** How each kind of cell that is more than text is drawn; format/cell-text writes the others. */
const cellKinds: Record<string, (drawn: Drawn) => ReactNode> = {
  badge: ({ value, column }) => (shown(value) === '' ? null : <span className="text-badge">{cellText(column, value)}</span>),
  // A link that leads nowhere and does not say why is a text; one without words is nothing.
  link: ({ value, enabled, why, press, column }) =>
    shown(value) === '' || (!enabled && column.disabledText === undefined) ? (
      shown(value)
    ) : (
      <RowButton className="cell-link" enabled={enabled} why={why} press={press}>
        {shown(value)}
      </RowButton>
    ),
  button: ({ label, enabled, why, press }) => (
    <RowButton className="button look-secondary size-small" enabled={enabled} why={why} press={press}>
      {label()}
    </RowButton>
  ),
  toggle: ({ value, label, enabled, why, press }) => (
    <RowButton role="switch" aria-checked={value === true} aria-label={label()} className="toggle" enabled={enabled} why={why} press={press}>
      <span className="toggle-track" aria-hidden="true">
        <span className="toggle-thumb" />
      </span>
      <span className="toggle-word" aria-hidden="true">
        {word(value === true ? 'on' : 'off')}
      </span>
    </RowButton>
  ),
};

const written = ({ value, column, timeZone }: Drawn): string => cellText(column, value, timeZone);

/** Whether a column's cells are nothing but text. */
export const isPlain = ({ cell, mark, emptyText }: DrawnColumn): boolean =>
  mark === undefined && emptyText === undefined && !Object.hasOwn(cellKinds, cell ?? '') && !Object.hasOwn(richCells, cell ?? '');

/** The text of a cell of such a column: without a component of its own, of which a long table has thousands. */
export const plainText = (column: DrawnColumn, row: Row, scope: Scope, report: Report): string =>
  cellText(column, cellValue(column, row, scope, report), timeZoneOf(scope));

const timeZoneOf = (scope: Scope) => (scope.session as { timeZone?: string } | undefined)?.timeZone;

/** One value of one row. */
export function Cell({ column, row, scope, screen, press, asking, editing, text }: CellProps) {
  const own = { ...columnScope(column, scope), row };
  const draw = Object.hasOwn(cellKinds, column.cell ?? '') ? cellKinds[column.cell ?? ''] : written;
  const value = text ?? cellValue(column, row, scope, screen.report);
  const empty = (value === null || (Array.isArray(value) && value.length === 0) || value === '') && column.emptyText !== undefined;
  const rich = Object.hasOwn(richCells, column.cell ?? '') ? richCells[column.cell ?? ''] : undefined;
  const drawn = rich
    ? rich({ value, column, row, scope: own, screen, press, asking })
    : draw?.({
        value,
        label: () => {
          const options = resolveTemplate(column.options ?? {}, own, screen.report) as { label?: string };
          return options.label ?? textOf(column.label, own, screen.report);
        },
        enabled: column.enabledWhen === undefined || holds(column.enabledWhen.$, own, screen.report),
        why: () => (column.disabledText === undefined ? undefined : textOf(column.disabledText, own, screen.report)),
        press: () => press(column, row),
        column,
        timeZone: timeZoneOf(scope),
      });
  const edited = editing?.(column, row);
  const content = empty ? textOf(column.emptyText, own, screen.report) : drawn;
  return (
    <>
      {edited ? (
        <EditCell {...edited} column={column} row={row} scope={scope} screen={screen}>
          {content}
        </EditCell>
      ) : (
        content
      )}
      {column.mark && holds(column.mark.when.$, own, screen.report) ? (
        <>
          {' '}
          <span className="text-badge cell-mark">{textOf(column.mark.text, own, screen.report)}</span>
        </>
      ) : null}
    </>
  );
}
