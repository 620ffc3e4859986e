import { z } from 'zod';
import { expression, text, variableName } from '../shapes/expression';
import { dataSource } from '../shapes/screen-parts';
import { children } from './children';
import { withNames } from './every-node';

/** One of the parts of which tabs and accordions show some at a time. */
export const panel = z.strictObject({
  ...withNames,
  label: text.describe('What opens it.'),
  badge: text.optional().describe('A highlighted word beside the label. An empty one is hidden.'),
  show: children,
  data: z
    .record(variableName, dataSource)
    .optional()
    .describe('The calls whose answers only this part shows, read as data.<name> within it. They are made when it first opens, for each element of a list.'),
  enabledWhen: expression.optional().describe('It can be opened while this is true.'),
});
export type Panel = z.infer<typeof panel>;

/** Of what shows panels: instead of several, one for each element of a list. */
export const panelsFrom = {
  from: expression.optional().describe('A list: the part repeats for each of its elements, which it reads as `item`.'),
  as: variableName.optional().describe('With "from": the name of an element. Default: `item`.'),
  key: expression.optional().describe('With "from": what identifies an element. It is the id of its part.'),
  empty: text.optional().describe('With "from": shows when the list is empty.'),
};

export type PanelsFrom = z.infer<z.ZodObject<typeof panelsFrom>>;

/** A part that may say why it cannot be opened. */
export const tab = panel.extend({ disabledText: text.optional().describe('The reason why it cannot be opened, while "enabledWhen" is false.') });
export type Tab = z.infer<typeof tab>;
