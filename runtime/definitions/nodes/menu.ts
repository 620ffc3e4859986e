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
        'bar: side by side, or behind a button when there is no room; drop: behind a button; list: one below the other; tabs: side by side as tabs, each a page with its own address.',
      ),
    folded: z.array(z.string()).optional().describe('With look bar: the places whose items it includes when there is no room for a bar.'),
    more: text.optional().describe('The button that opens the items with "inMore".'),
    opener: opener.optional().describe('With look drop: the button that opens it.'),
    further: furtherItems.optional().describe('Items from data, after those of the navigation.'),
    leaveAfter,
  }),
} satisfies NodeKind;
