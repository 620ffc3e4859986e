import { z } from 'zod';
import { opener, leaveAfter } from '../shapes/menu';
import { children } from './children';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** Parts that show when their button is pressed. */
export const popoverNode = {
  shape: z.strictObject({ ...withNames, popover: children.describe('Shows when it is open.'), opener: opener.describe('What opens it.'), leaveAfter }),
  children: ['popover'],
} satisfies NodeKind;
