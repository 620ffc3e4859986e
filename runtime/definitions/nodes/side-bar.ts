import { z } from 'zod';
import { text } from '../shapes/expression';
import { children } from './children';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** A bar that can be folded, and what stands beside it. */
export const sideBarNode = {
  shape: z.strictObject({
    ...withNames,
    sideBar: children.describe('What stands in the bar: 280 px wide, 64 folded; above the page on a phone; locked open from 1280 px.'),
    label: text.describe('Names the bar.'),
    beside: children.describe('What stands beside it.'),
    open: z.boolean().optional().describe('It is unfolded at first, where it can be folded.'),
  }),
  children: ['sideBar', 'beside'],
} satisfies NodeKind;
