import MoreVert from '@mui/icons-material/MoreVert';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { textOf } from '../expressions/text';
import { MuiTheme } from '../theme/MuiTheme';
import type { ActionsProps } from './ActionsCell';

/** The actions of a row behind one button. */
export function ActionsMenu({ column, row, scope, screen, press, actions, isEnabled, whyNot, label }: ActionsProps & { label: string }) {
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
      <MuiTheme>
        <Menu
          id={id}
          open={isOpen}
          anchorEl={button.current}
          onClose={() => setOpen(false)}
          // The grid around the cell has keys of its own.
          onKeyDown={(event) => event.stopPropagation()}
          // The keys stop at an item that cannot be used, too: it says why.
          slotProps={{ list: { 'aria-label': label, disabledItemsFocusable: true } }}
        >
          {actions.map((action) => {
            const enabled = isEnabled(action);
            const why = enabled ? undefined : whyNot(action);
            const whyId = `${id}-${action.id}`;
            return (
              <MenuItem
                key={action.id}
                disabled={!enabled && why === undefined}
                aria-disabled={!enabled}
                aria-describedby={why === undefined ? undefined : whyId}
                className={[action.danger ? 'cell-danger' : '', enabled ? '' : 'cell-unusable'].join(' ')}
                aria-label={action.name && textOf(action.name, scope, screen.report)}
                onClick={() => {
                  if (!enabled) return;
                  setOpen(false);
                  press({ ...column, onPress: action.onPress, action }, row);
                }}
              >
                {textOf(action.label, scope, screen.report)}
                {why === undefined ? null : (
                  <span id={whyId} className="cell-why">
                    {why}
                  </span>
                )}
              </MenuItem>
            );
          })}
        </Menu>
      </MuiTheme>
    </>
  );
}
