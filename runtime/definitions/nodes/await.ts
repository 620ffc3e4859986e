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
      .describe('The declared data that must be there. Until then a placeholder shows; a failure shows with a button to try again.'),
    show: children,
    failed: text.optional().describe('What a failure says. Default: This could not be loaded.'),
    missing: text
      .optional()
      .describe(
        'What shows when the server answers that there is no such thing (400, 404 or 410), with a link to the home page. Default: `failed`, and a sentence that it does not exist. Required where the address says what is loaded.',
      ),
    empty: z
      .strictObject({
        when: expression,
        text,
        art: art.optional(),
        action: z.strictObject({ text, onPress: actionList }).optional().describe('A button: the one thing to do about it.'),
      })
      .optional()
      .describe('What shows instead when there is nothing.'),
    shape: z.enum(['none', 'text', 'form', 'table']).optional().describe('What the placeholder looks like; none where what comes is small, or often nothing.'),
  }),
  children: ['show'],
} satisfies NodeKind;
