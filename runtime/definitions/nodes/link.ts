import { z } from 'zod';
import { expression, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** A link to another screen, or out of the application. */
export const linkNode = {
  shape: z.strictObject({
    ...common,
    link: text,
    to: z.union([z.string().startsWith('/'), expression]),
    newWindow: z.literal(true).optional().describe('Opens in a new window, and may lead to an https address elsewhere.'),
  }),
} satisfies NodeKind;
