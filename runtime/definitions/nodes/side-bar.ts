import { z } from 'zod';
import { text } from '../shapes/expression';
import { children } from './children';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** A bar that can be folded, and what stands beside it. */
export const sideBarNode = {
  shape: z.strictObject({
    ...withNames,
    sideBar: children.describe('The content of the side bar: 280 px wide, 64 when folded; above the page on a phone; always open from 1280 px.'),
    label: text.describe('Names the bar.'),
    beside: children.describe('The content beside it.'),
    open: z.boolean().optional().describe('If it can be folded, it is open at first.'),
  }),
  children: ['sideBar', 'beside'],
} satisfies NodeKind;
