import { z } from 'zod';
import { icon } from '../shapes/icon';
import { actionList } from '../actions';
import { expression, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A button that does something. */
export const buttonNode = {
  shape: z.strictObject({
    ...common,
    button: text,
    name: text.optional().describe('What screen readers read instead, where the words alone do not say of what: it begins with them.'),
    onPress: actionList,
    hint: text.optional().describe('Shows while the pointer rests on it.'),
    look: z.enum(['primary', 'secondary', 'quiet', 'danger']).optional().describe('primary: the one most people press; danger: takes something away.'),
    icon: icon.optional(),
    image: expression
      .optional()
      .describe('The address of a picture that stands for the text: screen readers read the text, and it shows where the picture cannot be loaded.'),
    hideText: z.literal(true).optional().describe('Only the picture shows; the text is read by screen readers, and shows while the pointer rests.'),
    enabledWhen: expression.optional(),
    disabledText: text.optional().describe('Says why it cannot be pressed, while "enabledWhen" does not hold: the focus reaches it then, too.'),
    busyWhen: expression.optional().describe('Shows that it is at work, and cannot be pressed again.'),
    submits: z.string().optional().describe('The form node that Enter in a field submits by this button.'),
  }),
} satisfies NodeKind;
