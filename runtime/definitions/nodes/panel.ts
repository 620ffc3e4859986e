import { z } from 'zod';
import { expression, text } from '../shapes/expression';
import { children } from './children';
import { withNames } from './every-node';

/** One of the parts of which tabs and accordions show some at a time. */
export const panel = z.strictObject({
  ...withNames,
  label: text.describe('What opens it.'),
  show: children,
  enabledWhen: expression.optional().describe('It can be opened while this holds.'),
});
export type Panel = z.infer<typeof panel>;

/** A part that may say why it cannot be opened. */
export const tab = panel.extend({ disabledText: text.optional().describe('Says why it cannot be opened, while "enabledWhen" does not hold.') });
export type Tab = z.infer<typeof tab>;
