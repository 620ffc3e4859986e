import { z } from 'zod';
import { expression, pointer, text } from '../shapes/expression';
import { common } from './every-node';
import type { NodeKind } from './node-kind';

/** Why a field shows or not, by formulas. */
export const whyNode = {
  shape: z.strictObject({
    ...common,
    why: expression.describe('A record whose fields show and hide by formulas. One of them is chosen; then it is said why it shows or not, with the answers.'),
    formulas: z.string().describe('The formulas that say where the record holds what.'),
    names: z
      .strictObject({ field: pointer.describe('In a field: what it is called.'), group: pointer.describe('In a group: what it is called.') })
      .describe('By which names they are spoken of.'),
    label: text.describe('What stands above the list of fields.'),
  }),
} satisfies NodeKind;
