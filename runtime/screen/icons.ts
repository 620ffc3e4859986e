import Add from '@mui/icons-material/Add';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/Delete';
import Refresh from '@mui/icons-material/Refresh';
import RestartAlt from '@mui/icons-material/RestartAlt';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { IconName } from '../definitions/shapes/node';

/** Every icon a definition may name. To add one: its import and its line here, and its name in the shape of nodes. */
export const icons: Record<IconName, ComponentType<SvgIconProps>> = {
  add: Add,
  copy: ContentCopy,
  delete: Delete,
  refresh: Refresh,
  reset: RestartAlt,
};
