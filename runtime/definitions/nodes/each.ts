import { z } from 'zod';
import { expression, text } from '../shapes/expression';
import { children } from './children';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** The same parts for each element of a list. */
export const eachNode = {
  shape: z.strictObject({
    ...common,
    each: expression.describe('The list; each element is `item`.'),
    key: expression.describe('What tells one element from another, by `item`.'),
    show: children,
    empty: text.optional(),
  }),
  children: ['show'],
} satisfies NodeKind;
