import { z } from 'zod';
import { opener, leaveAfter } from '../shapes/menu';
import { children } from './children';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** Parts that show when their button is pressed. */
export const popoverNode = {
  shape: z.strictObject({ ...common, popover: children.describe('What shows when it is opened.'), opener: opener.describe('What opens it.'), leaveAfter }),
  children: ['popover'],
} satisfies NodeKind;
