import MoreVert from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { mayOpen } from '../app/session';
import type { RowAction } from '../definitions/shapes/table';
import { holds } from '../expressions/evaluate';
import { textOf } from '../expressions/text';
import type { RichCell } from './rich-cell';

/** Several actions of one row, in a menu. A row that has none has no button. */
export function ActionsCell({ column, row, scope, screen, press, label }: RichCell & { label: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const is = (condition: RowAction['enabledWhen']) => condition === undefined || holds(condition.$, scope, screen.report);
  const actions = (column.actions ?? []).filter(
    ({ allow, visibleWhen }) => (allow === undefined || mayOpen(allow, screen.tools.session.get())) && is(visibleWhen),
  );
  const name = label === '' ? textOf(column.label, scope, screen.report) : label;
  if (actions.length === 0) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="cell-menu"
        aria-label={name}
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
        slotProps={{ list: { 'aria-label': name } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.id}
            disabled={!is(action.enabledWhen)}
            className={action.danger ? 'cell-danger' : ''}
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
