import { z } from 'zod';
import { actionList } from '../actions';
import { art } from '../shapes/art';
import { expression, text } from '../shapes/expression';
import { children } from './children';
import { withNames } from './every-node';
import type { NodeKind } from './node-kind';

/** Parts that need data: what shows until it is there, when it fails, and when there is none. */
export const awaitNode = {
  shape: z.strictObject({
    ...withNames,
    await: z
      .array(z.string())
      .min(1)
      .describe('The declared data to wait for. Until it is there, a placeholder shows; a failure shows with a button to try again.'),
    show: children,
    failed: text.optional().describe('The text of a failure. Default: This could not be loaded.'),
    missing: text
      .optional()
      .describe(
        'Shows when the server answers that there is no such thing (400, 404 or 410), with a link to the home page. Default: This does not exist, or you do not have access to it. Required if the address chooses what is loaded.',
      ),
    empty: z
      .strictObject({
        when: expression,
        text,
        art: art.optional(),
        action: z.strictObject({ text, onPress: actionList }).optional().describe('A button with the one thing to do about it.'),
      })
      .optional()
      .describe('Shows instead when there is nothing.'),
    shape: z.enum(['none', 'text', 'form', 'table']).optional().describe('The look of the placeholder; none if the content is small or often empty.'),
  }),
  children: ['show'],
} satisfies NodeKind;
