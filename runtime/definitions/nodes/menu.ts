import { z } from 'zod';
import { text } from '../shapes/expression';
import { furtherItems, opener, leaveAfter } from '../shapes/menu';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A menu of the navigation. */
export const menuNode = {
  shape: z.strictObject({
    ...common,
    menu: z.string().describe('The items of the navigation with this place.'),
    label: text.describe('Names the menu for screen readers.'),
    look: z
      .enum(['bar', 'drop', 'list', 'tabs'])
      .optional()
      .describe(
        'bar: side by side, behind a button where there is no room; drop: behind a button; list: one after another; tabs: side by side as tabs, each a page with its own address.',
      ),
    folded: z.array(z.string()).optional().describe('With look bar: the places whose items it takes in where there is no room for a bar.'),
    more: text.optional().describe('The button behind which items with "inMore" stand.'),
    opener: opener.optional().describe('What opens it, with look drop.'),
    further: furtherItems.optional().describe('Items that come from data; they stand behind those of the navigation.'),
    leaveAfter,
  }),
} satisfies NodeKind;
