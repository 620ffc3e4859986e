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
    tabs: z.array(tab).min(1).describe('One at a time. A part that was opened keeps what was typed in it.'),
    ...panelsFrom,
    label: text.describe('The name of the tabs for screen readers.'),
    selected: z.string().optional().describe('The variable of `state` that holds the id of the open tab. Default: the tabs keep it themselves.'),
    open: expression.optional().describe('The id of the open tab, in place of a variable: choosing another one only runs "onSelect".'),
    onSelect: actionList.optional().describe('Runs when a person chooses another tab; `event` is its id.'),
  }),
  panels: ['tabs'],
} satisfies NodeKind;
