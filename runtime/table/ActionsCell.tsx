import { mayOpen } from '../app/session';
import type { RowAction } from '../definitions/shapes/table';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import { late } from '../screen/late';
import type { RichCell } from './rich-cell';

/** So many actions stand side by side; more are in a menu. */
const mostButtons = 2;

/** The actions of a row as buttons or a menu. */
export interface ActionsProps extends RichCell {
  /** Those that this row offers to this person. */
  actions: RowAction[];
  isEnabled(action: RowAction): boolean;
}

// Few tables have so many actions that they need it.
const ActionsMenu = late(async () => (await import('./ActionsMenu')).ActionsMenu, <span className="cell-menu" />);

/** The actions of one row: up to two as buttons, more in a menu. A row that has none shows nothing. */
export function ActionsCell({ label, ...cell }: RichCell & { label: string }) {
  const { column, scope, screen } = cell;
  const is = (condition: RowAction['enabledWhen']) => condition === undefined || holds(condition.$, scope, screen.report);
  const actions = (column.actions ?? []).filter(
    ({ allow, visibleWhen }) => (allow === undefined || mayOpen(allow, screen.services.session.get())) && is(visibleWhen),
  );
  if (actions.length === 0) return null;
  const given = { ...cell, actions, isEnabled: (action: RowAction) => is(action.enabledWhen) };
  // By what the column says: buttons and menus do not stand in one column.
  if ((column.actions ?? []).length <= mostButtons) return <Buttons {...given} />;
  return <ActionsMenu {...given} label={label === '' ? textOf(column.label, scope, screen.report) : label} />;
}

function Buttons({ column, row, scope, screen, press, actions, isEnabled }: ActionsProps) {
  return (
    <span className="cell-actions">
      {actions.map((action) => (
        <button
          key={action.id}
          type="button"
          className={`button look-secondary size-small ${action.danger ? 'cell-danger' : ''}`}
          aria-label={action.name && textOf(action.name, scope, screen.report)}
          disabled={!isEnabled(action)}
          onClick={() => press({ ...column, onPress: action.onPress }, row)}
        >
          {textOf(action.label, scope, screen.report)}
        </button>
      ))}
    </span>
  );
}
