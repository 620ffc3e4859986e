import Tooltip from '@mui/material/Tooltip';
import { MuiTheme } from '../theme/MuiTheme';

/** Within the window, whatever cuts the cell: in a tree of its own a tip would be kept within that. */
const withinWindow = [
  { name: 'preventOverflow', options: { altBoundary: false, padding: 8 } },
  { name: 'flip', options: { altBoundary: false } },
];

/** A tip of an element of a table: the whole of a text that is cut, or why a button cannot be used. The tip of a column's head is above it, off the first row. */
export default function TableTip({ of, text }: { of: HTMLElement; text: string }) {
  const placement = of.closest('[role="columnheader"]') === null ? 'bottom' : 'top';
  return (
    <MuiTheme>
      <Tooltip open title={text} placement={placement} describeChild slotProps={{ popper: { anchorEl: of, disablePortal: true, modifiers: withinWindow } }}>
        <span />
      </Tooltip>
    </MuiTheme>
  );
}
