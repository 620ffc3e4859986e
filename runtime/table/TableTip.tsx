import Tooltip from '@mui/material/Tooltip';
import { MuiTheme } from '../theme/MuiTheme';

/** A tip over an element of a table: the whole of a text that is cut, or why a button cannot be used. */
export default function TableTip({ of, text }: { of: HTMLElement; text: string }) {
  return (
    <MuiTheme>
      <Tooltip open title={text} describeChild slotProps={{ popper: { anchorEl: of, disablePortal: true } }}>
        <span />
      </Tooltip>
    </MuiTheme>
  );
}
