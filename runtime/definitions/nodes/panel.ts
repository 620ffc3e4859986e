import { z } from 'zod';
import { expression, text, variableName } from '../shapes/expression';
import { dataSource } from '../shapes/screen-parts';
import { children } from './children';
import { withNames } from './every-node';

/** One of the parts of which tabs and accordions show some at a time. */
export const panel = z.strictObject({
  ...withNames,
  label: text.describe('What opens it.'),
  badge: text.optional().describe('A word that stands out beside the label, where there is one.'),
  show: children,
  data: z
    .record(variableName, dataSource)
    .optional()
    .describe(
      'The calls whose answers this part alone shows, read as data.<name> within it. They are made when it is first opened, for each element of a list.',
    ),
  enabledWhen: expression.optional().describe('It can be opened while this holds.'),
});
export type Panel = z.infer<typeof panel>;

/** Of what shows panels: instead of several, one for each element of a list. */
export const panelsFrom = {
  from: expression.optional().describe('A list: the one part that is written stands once for each of its elements, which all of it reads as `item`.'),
  as: variableName.optional().describe('With "from": the name of an element, instead of `item`.'),
  key: expression.optional().describe('With "from": what tells one element from another. It is the id of its part.'),
  empty: text.optional().describe('With "from": what shows when the list is empty.'),
};

export type PanelsFrom = z.infer<z.ZodObject<typeof panelsFrom>>;

/** A part that may say why it cannot be opened. */
export const tab = panel.extend({ disabledText: text.optional().describe('Says why it cannot be opened, while "enabledWhen" does not hold.') });
export type Tab = z.infer<typeof tab>;
