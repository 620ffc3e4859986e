import MoreVert from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { mayOpen } from '../app/session';
import type { RowAction } from '../definitions/shapes/table';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { RichCell } from './rich-cell';

/** So many actions stand side by side; more are in a menu. */
const mostButtons = 2;

interface ActionsProps extends RichCell {
  /** Those that this row offers to this person. */
  actions: RowAction[];
  isEnabled(action: RowAction): boolean;
}

/** The actions of one row: up to two as buttons, more in a menu. A row that has none shows nothing. */
export function ActionsCell({ label, ...cell }: RichCell & { label: string }) {
  const { column, scope, screen } = cell;
  const is = (condition: RowAction['enabledWhen']) => condition === undefined || holds(condition.$, scope, screen.report);
  const actions = (column.actions ?? []).filter(
    ({ allow, visibleWhen }) => (allow === undefined || mayOpen(allow, screen.tools.session.get())) && is(visibleWhen),
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

function ActionsMenu({ column, row, scope, screen, press, actions, isEnabled, label }: ActionsProps & { label: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cell-menu"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(true)}
      >
        <MoreVert fontSize="small" />
      </button>
      <Menu
        id={id}
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        // The grid around the cell has keys of its own.
        onKeyDown={(event) => event.stopPropagation()}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            disabled={!isEnabled(action)}
            className={action.danger ? 'cell-danger' : ''}
            aria-label={action.name && textOf(action.name, scope, screen.report)}
            onClick={() => {
              setOpen(false);
              press({ ...column, onPress: action.onPress }, row);
            }}
          >
            {textOf(action.label, scope, screen.report)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
