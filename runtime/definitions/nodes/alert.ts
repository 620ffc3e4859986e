import { z } from 'zod';
import { actionList } from '../actions';
import { expression, text } from '../shapes/expression';
import { tone } from './looks';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A message that stays where it is. */
export const alertNode = {
  shape: z.strictObject({
    ...common,
    alert: text,
    tone,
    action: z
      .strictObject({ text, onPress: actionList, when: expression.optional().describe('The button shows while this is true.') })
      .optional()
      .describe('A button beside the message.'),
  }),
} satisfies NodeKind;
