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
    each: expression.describe('The list; each element is `item`, or what "as" calls it.'),
    as: variableName.optional().describe('The name of an element for the key and the parts. Without it `item`; a list within a list needs one.'),
    key: expression.describe('What tells one element from another, by its name.'),
    show: children,
    empty: text.optional(),
    more: z
      .strictObject({
        when: expression.describe('There is more than the list holds.'),
        do: actionList.describe(
          'What brings more. Done when the end of the list comes into view, once until the list has changed, and whenever its button is pressed.',
        ),
        text: text.optional().describe('The button at the end. Without it: Show more.'),
      })
      .optional()
      .describe('More comes as the person scrolls; for a keyboard there is a button.'),
  }),
  children: ['show'],
} satisfies NodeKind;
