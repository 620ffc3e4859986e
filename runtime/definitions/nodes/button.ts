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
    name: text.optional().describe('What screen readers read in place of the text, if the text alone is ambiguous. It begins with the text.'),
    onPress: actionList,
    hint: text.optional().describe('Shows on hover.'),
    look: z.enum(['primary', 'secondary', 'quiet', 'danger']).optional().describe('primary: the main button; danger: it deletes something.'),
    icon: icon.optional(),
    image: expression
      .optional()
      .describe('The address of a picture in place of the text: screen readers read the text, and it shows if the picture cannot be loaded.'),
    hideText: z.literal(true).optional().describe('Only the picture shows; screen readers read the text, and it shows on hover.'),
    enabledWhen: expression.optional(),
    disabledText: text.optional().describe('The reason why the button is disabled, while "enabledWhen" is false. The button can then still have the focus.'),
    busyWhen: expression.optional().describe('While this is true the button shows that it is busy, and is disabled.'),
    submits: z.string().optional().describe('The form node that Enter in a field submits with this button.'),
  }),
} satisfies NodeKind;
