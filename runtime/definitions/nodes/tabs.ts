import { z } from 'zod';
import { actionList } from '../actions';
import { expression, text } from '../shapes/expression';
import { panelsFrom, tab } from './panel';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** Parts of which one shows at a time. */
export const tabsNode = {
  shape: z.strictObject({
    ...withNames,
    tabs: z.array(tab).min(1).describe('One at a time. What was opened once keeps what was typed in it.'),
    ...panelsFrom,
    label: text.describe('Names the tabs for screen readers.'),
    selected: z.string().optional().describe('The variable of `state` that holds the id of the open one. Without it they keep it themselves.'),
    open: expression.optional().describe('The id of the open one, instead of a variable: pressing another does nothing but "onSelect".'),
    onSelect: actionList.optional().describe('Done when a person opens another one; `event` is its id.'),
  }),
  panels: ['tabs'],
} satisfies NodeKind;
