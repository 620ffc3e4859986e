import { z } from 'zod';
import { actionList } from '../actions';
import { expression, text, variableName } from '../shapes/expression';
import { children } from './children';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** The same parts for each element of a list. */
export const eachNode = {
  shape: z.strictObject({
    ...withNames,
    each: expression.describe('The list; each element is `item`, or the name in "as".'),
    as: variableName.optional().describe('The name of an element for the key and the parts. Default: `item`; a list within a list needs a name.'),
    key: expression.describe('What identifies an element, by its name.'),
    show: children,
    empty: text.optional(),
    more: z
      .strictObject({
        when: expression.describe('True while there is more than the list holds.'),
        do: actionList.describe('Loads more. Runs when the end of the list comes into view, once until the list changes, and each time its button is pressed.'),
        text: text.optional().describe('The text of the button at the end. Default: Show more.'),
      })
      .optional()
      .describe('Loads more as the person scrolls; keyboard users have a button.'),
  }),
  children: ['show'],
} satisfies NodeKind;
