import Tooltip from '@mui/material/Tooltip';
import { MuiTheme } from '../theme/MuiTheme';

/** The whole of a text that is cut, over the element that cuts it. */
export default function CutText({ of }: { of: HTMLElement }) {
  return (
    <MuiTheme>
      <Tooltip open title={of.textContent} describeChild slotProps={{ popper: { anchorEl: of, disablePortal: true } }}>
        <span />
      </Tooltip>
    </MuiTheme>
  );
}
