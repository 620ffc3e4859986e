import { z } from 'zod';
import { text } from '../shapes/expression';
import { common } from './every-action';

/** Shows a message for a while. */
export const notifyAction = z.strictObject({
  notify: text,
  tone: z.enum(['success', 'info', 'warning', 'error']).optional().describe('The kind of message, shown by its color and icon.'),
  ...common,
});
