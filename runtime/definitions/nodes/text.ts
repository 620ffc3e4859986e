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
      .describe('What kind of text it is; body without it. A figure is a number that people care about: it is large.'),
    focusOn: expression
      .optional()
      .describe('Takes the focus whenever this value changes, so that keyboard and screen reader go on here: for the heading of what has just been replaced.'),
    tone,
    hint: text
      .optional()
      .describe('More about it, behind a question mark beside it: it shows while a person points at it, comes to it by keyboard, or taps it.'),
  }),
} satisfies NodeKind;
