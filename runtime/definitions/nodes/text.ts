import { z } from 'zod';
import { expression, text } from '../shapes/expression';
import { tone } from './looks';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A text: a title, a heading, a paragraph, a badge. */
export const textNode = {
  shape: z.strictObject({
    ...common,
    text,
    as: z
      .enum(['title', 'heading', 'subheading', 'body', 'caption', 'figure', 'badge'])
      .optional()
      .describe('The kind of text. Default: body. A figure is an important number, in large type.'),
    focusOn: expression
      .optional()
      .describe(
        'Moves the focus here whenever this value changes, so that keyboard and screen reader continue here: for the heading of content that was replaced.',
      ),
    tone,
    hint: text.optional().describe('More about it, behind a question mark beside it: shows on hover, on focus or on a tap.'),
  }),
} satisfies NodeKind;
